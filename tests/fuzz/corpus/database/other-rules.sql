UPDATE game SET rules = 999
UPDATE game SET position = '{}' WHERE id = 2
UPDATE game SET position = NULL WHERE id = 3
