UPDATE game SET head = -1 WHERE id = 1
UPDATE game SET head = 99 WHERE id = 2
DELETE FROM action WHERE game = 3 AND number = 4
UPDATE action SET action = 'fly' WHERE game = 4 AND number = 0
UPDATE game SET current = 7, given_up_by = 12, over = 1 WHERE id = 5
