let a: Int? = 3
print(type(of: (a as? any Hashable)!), type(of: (a as Any as? any Hashable)!))
protocol P {}
extension Optional: P {}
extension Int: P {}
print(type(of: (a as? P)!), type(of: (a as Any as? P)!))
let n: Int? = nil
print((n as? P) == nil, (n as? any Hashable) == nil, (n as Any as? P) == nil)
