// A function that must not escape selects the overload that does not keep it.
protocol Monoid {
    static var empty: Self { get }
    static func <> (a: Self, b: Self) -> Self
}
infix operator <>: AdditionPrecedence
extension String: Monoid {
    static let empty = ""
    static func <> (a: String, b: String) -> String { a + b }
}
extension Sequence {
    func foldMap<M: Monoid>(_ f: (Element) -> M) -> M { lazy.map(f).reduce(M.empty, <>) }
    func firstWhere(_ f: (Element) -> Bool) -> Element? { lazy.filter(f).first { _ in true } }
}
func take(_ f: @escaping (Int) -> Int) -> String { "kept" }
func take<T>(_ f: (Int) -> T) -> String { "lent" }
func pass(_ f: (Int) -> Int) -> String { take(f) }
func keep(_ f: @escaping (Int) -> Int) -> String { take(f) }
print("abc".foldMap { "\($0)." }, [1, 2, 3].firstWhere { $0 > 1 } ?? 0)
print(pass { $0 + 1 }, keep { $0 + 1 })
