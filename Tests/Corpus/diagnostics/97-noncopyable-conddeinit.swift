// Refused: a deinit of a type that is copyable under conditions
struct W<T: ~Copyable>: ~Copyable { var v: Int; deinit {} }
extension W: Copyable where T: Copyable {}
