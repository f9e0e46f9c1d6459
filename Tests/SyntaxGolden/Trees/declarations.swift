import RxSwift
@testable import struct Foundation.Date
let a = 1, b: Int = 2, (c, d) = (3, 4)
var e: Int?, f: [String: Int] = [:]
lazy var g = { 1 }()
private(set) public static var h = 1
weak var delegate: Delegate?
var area: Double { side * side }
var both: Int { get { 1 } set { x = newValue } }
var named: Int { mutating get throws { 1 } nonmutating set(new) { x = new } }
var watched = 0 { willSet(next) { print(next) } didSet { print(oldValue) } }
/// Adds.
///
/// Two lines.
@discardableResult func add(_ x: Int, to y: Int = 1, rest: Int..., by z: inout Int, f: @escaping (Int) -> Void) throws -> Int { x }
func generic<A: P & Q, B>(_ a: A, b: B) rethrows -> some P where A.E == B, B: Equatable { a }
func later(_ work: @autoclosure () -> Bool)
static func == (a: Self, b: Self) -> Bool { true }
prefix func √ (x: Double) -> Double { x }
func <<T>(a: T, b: T) -> Bool { true }
struct Point<T>: Equatable, Hashable where T: Numeric {
    var x = 0.0, y = 0.0
    init(x: T) { self.x = x }
    init?(text: String) throws { return nil }
    mutating func move() { x += 1 }
    subscript(i: Int, at j: Int) -> T { get { x } set { x = newValue } }
    static subscript<K>(key: K) -> Int { 1 }
    enum Inner { case a }
}
final class Cat: Animal, Named {
    deinit { print("gone") }
    convenience override init() { super.init() }
    class func make() -> Self { fatalError() }
    required init(coder: Coder) {}
}
indirect enum Tree<T>: String, CaseIterable {
    case leaf, node(T, left: Tree = .leaf, _ right: Tree)
    case one = "1", two = "2"
    indirect case more(Tree)
}
protocol Named: AnyObject, Other where Item == Int {
    associatedtype Item: Equatable = Int where Item: Hashable
    var name: String { get }
    var size: Int { get set }
    func go() -> Item
    init(name: String)
    static var shared: Self { get }
    subscript(i: Int) -> Item { get }
}
protocol Box<Content> { associatedtype Content }
extension Array: Named where Element == Int { var first2: Int? { nil } }
extension Outer.Inner {}
typealias Pair<T> = (first: T, second: T)
infix operator |>: AdditionPrecedence
prefix operator √
postfix operator %%
precedencegroup Power { associativity: right higherThan: MultiplicationPrecedence, Other lowerThan: Top assignment: true }
