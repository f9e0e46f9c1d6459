let sums = pairs.map { ((a, b), c) in a + b + c }
