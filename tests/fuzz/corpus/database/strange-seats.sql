UPDATE seat SET name = x'00ff' WHERE game = 1 AND seat = 0
UPDATE seat SET player = 'nobody' WHERE game = 2
UPDATE seat SET portrait = -9223372036854775808, hints = 9223372036854775807 WHERE game = 3
DELETE FROM seat WHERE game = 4 AND seat = 1
INSERT INTO seat VALUES (5, 9, 'Too many', 'human', 0, 0)
