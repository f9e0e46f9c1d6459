extension Result: CustomStringConvertible where Success == Bool { public var description: String { "R" } }
print(Result<Bool, Never>.success(true))
extension Result { var value: Success? { if case let .success(v) = self { return v } else { return nil } } }
print(Result<Bool, Never>.success(true).value!)
