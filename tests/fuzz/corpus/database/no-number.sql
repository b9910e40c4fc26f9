UPDATE game SET id = 0 WHERE id = 1
