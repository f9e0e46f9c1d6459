enum Failure: Error { case empty }

func first(_ values: [Int]) throws -> Int {
    guard let value = values.first else { throw Failure.empty }
    return value
}

print(first([1, 2]))
