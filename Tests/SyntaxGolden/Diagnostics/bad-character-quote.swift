let letter = 'a'
