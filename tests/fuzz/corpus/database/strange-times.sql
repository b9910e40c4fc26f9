UPDATE game SET started = 9223372036854775807, changed = -9223372036854775808 WHERE id < 3
UPDATE game SET ended = 'yesterday' WHERE id > 2
