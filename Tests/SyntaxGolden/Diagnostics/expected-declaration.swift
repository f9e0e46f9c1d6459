private 3 + 4
