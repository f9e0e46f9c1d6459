// from swiftc
struct Tagged<Tag, Raw> { var raw: Raw; init(_ r: Raw) { raw = r } }
extension Tagged: Equatable where Raw: Equatable {}
extension Tagged: Hashable where Raw: Hashable {}
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral { init(integerLiteral v: Raw.IntegerLiteralType) { raw = Raw(integerLiteral: v) } }
extension Tagged: Comparable where Raw: Comparable { static func < (a: Tagged, b: Tagged) -> Bool { a.raw < b.raw } }
extension Tagged: CustomStringConvertible { var description: String { "\(Tag.self)(\(raw))" } }
enum UserTag {}; typealias UserID = Tagged<UserTag, Int>
let ids: [UserID] = [3, 1, 2]; print(ids.sorted(), ids.max()!, Set(ids).contains(2))
extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
extension Collection where Element == String { var total: String { joined() } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
print([1.5, 2].total, ["a", "b"].total, Optional("").isNilOrEmpty, Optional([1]).isNilOrEmpty, (nil as [Int]?).isNilOrEmpty)
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(.empty, <>) }
print(fold(["x", "y"]), fold([[1], [2, 3]]))
