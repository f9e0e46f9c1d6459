struct Box<Value> { var value: Value }
extension Box: Hashable where Value: Hashable {}
