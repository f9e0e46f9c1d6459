// type-erased event bus, DI container, existential collections, protocol with associated types
protocol Event { static var name: String { get } }
extension Event { static var name: String { String(describing: Self.self) } }
struct UserLoggedIn: Event { let user: String }
struct OrderPlaced: Event { static let name = "order.placed"; var id: Int; var total: Double }
final class EventBus {
  private var handlers: [ObjectIdentifier: [(Any) -> Void]] = [:]
  private(set) var history: [any Event] = []
  func on<E: Event>(_ type: E.Type = E.self, perform: @escaping (E) -> Void) {
    handlers[ObjectIdentifier(type), default: []].append { perform($0 as! E) }
  }
  func emit<E: Event>(_ event: E) {
    history.append(event)
    handlers[ObjectIdentifier(E.self)]?.forEach { $0(event) }
  }
}
let bus = EventBus()
bus.on(UserLoggedIn.self) { print("hello", $0.user) }
bus.on { (o: OrderPlaced) in print("order \(o.id): \(o.total)") }
bus.on(OrderPlaced.self, perform: { [weak bus] in print("history", bus?.history.count ?? 0, $0.id) })
bus.emit(UserLoggedIn(user: "ada"))
bus.emit(OrderPlaced(id: 7, total: 9.99))
print(bus.history.map { type(of: $0).name }, bus.history)
for case let order as OrderPlaced in bus.history { print(order.total.rounded(.up)) }

protocol Service: AnyObject { init() ; var id: String { get } }
class Logger: Service { required init() {}; var id: String { "logger" }; func log(_ s: String) { print("[\(id)]", s) } }
final class FileLogger: Logger { override var id: String { "file+" + super.id } }
final class Container {
  enum Scope { case transient, singleton }
  private var makers: [String: (Scope, (Container) -> Any)] = [:]
  private var cache: [String: Any] = [:]
  func register<T>(_ type: T.Type = T.self, scope: Scope = .transient, _ make: @escaping (Container) -> T) { makers["\(type)"] = (scope, make) }
  func resolve<T>(_ type: T.Type = T.self) -> T? {
    let key = String(describing: T.self)
    if let hit = cache[key] as? T { return hit }
    guard let (scope, make) = makers[key], let made = make(self) as? T else { return nil }
    if scope == .singleton { cache[key] = made }
    return made
  }
}
struct Client { let logger: Logger; let base: String; static var made = 0
  init(logger: Logger, base: String = "http://x") { self.logger = logger; self.base = base; Self.made += 1 } }
let c = Container()
c.register(Logger.self, scope: .singleton) { _ in FileLogger() }
c.register { c in Client(logger: c.resolve()!) }
let a: Client = c.resolve()!, b = c.resolve(Client.self)!
a.logger.log("made \(Client.made) same: \(a.logger === b.logger) missing: \(c.resolve(Int.self) as Any)")

protocol Shape { associatedtype Unit: Numeric & Comparable; var area: Unit { get }; func scaled(by k: Unit) -> Self }
struct Square: Shape, Hashable { var side: Int; var area: Int { side * side }; func scaled(by k: Int) -> Square { .init(side: side * k) } }
struct Circle: Shape { var r: Double; var area: Double { 3 * r * r }; func scaled(by k: Double) -> Self { Circle(r: r * k) } }
struct AnyShape: CustomStringConvertible {
  let describe: () -> String
  let area: () -> Double
  init<S: Shape>(_ s: S, convert: @escaping (S.Unit) -> Double) { describe = { "\(S.self)" }; area = { convert(s.area) } }
  var description: String { "<\(describe()) \(area())>" }
}
func doubled<S: Shape>(_ s: S) -> S where S.Unit: ExpressibleByIntegerLiteral { s.scaled(by: 2) }
func biggest<S>(_ list: [S]) -> S? where S: Shape { list.max { $0.area < $1.area } }
let shapes = [AnyShape(doubled(Square(side: 2)), convert: Double.init), AnyShape(Circle(r: 1.5)) { $0 }]
print(shapes, biggest([Square(side: 3), Square(side: 5)])!, shapes.map { $0.area() }.reduce(0, +))
func opaque(_ flag: Bool) -> some Sequence<Int> { flag ? [1, 2, 3] : [] }
print(Array(opaque(true)), opaque(false).reduce(0, +))
func total(_ xs: any Collection<Int>) -> Int { xs.reduce(0, +) }
print(total([1, 2]), total(Set([5])), total(1...4))
let things: [any Hashable] = [1, "a", Square(side: 1), 2.5]
print(Set(things.map { AnyHashable($0) }).count, things.compactMap { $0 as? Int }, AnyHashable(1) == AnyHashable(1.0))
switch things[2] { case let s as Square where s.side == 1: print("unit", s); default: break }
