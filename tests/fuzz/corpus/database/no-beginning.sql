UPDATE game SET seed = NULL, start = NULL, dice = ''
UPDATE game SET options = substr(options, 1, 5) WHERE id = 2
UPDATE game SET game = (SELECT game FROM game WHERE id = 1) WHERE id = 3
UPDATE game SET totals = '[]'
