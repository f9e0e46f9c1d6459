// from swiftc
struct Predicate<T> { let test: (T) -> Bool; init(_ t: @escaping (T) -> Bool) { test = t }
    static func && (a: Predicate, b: Predicate) -> Predicate { Predicate { a.test($0) && b.test($0) } }
    static prefix func ! (a: Predicate) -> Predicate { Predicate { !a.test($0) } } }
func == <T, V: Equatable>(p: KeyPath<T, V>, v: V) -> Predicate<T> { Predicate { $0[keyPath: p] == v } }
func > <T, V: Comparable>(p: KeyPath<T, V>, v: V) -> Predicate<T> { Predicate { $0[keyPath: p] > v } }
struct User { let name: String; let age: Int; var admin = false }
let us = [User(name: "a", age: 10), User(name: "b", age: 30, admin: true), User(name: "c", age: 40)]
extension Array { func matching(_ p: Predicate<Element>) -> [Element] { filter(p.test) } }
print(us.matching(\.age > 20 && !(\.admin == true)).map(\.name), us.matching(\.name == "a").count)
@resultBuilder struct Rules<T> { static func buildBlock(_ p: Predicate<T>...) -> [Predicate<T>] { p }
    static func buildExpression(_ p: Predicate<T>) -> Predicate<T> { p }; static func buildFinalResult(_ ps: [Predicate<T>]) -> Predicate<T> { Predicate { x in ps.allSatisfy { $0.test(x) } } } }
func rule<T>(@Rules<T> _ b: () -> Predicate<T>) -> Predicate<T> { b() }
let r: Predicate<User> = rule { \User.age > 5; \User.admin == false }
print(us.matching(r).count)
