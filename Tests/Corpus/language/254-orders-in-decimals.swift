import Foundation
// inventory / orders / reporting
protocol Priced { var price: Decimal { get } }
enum Category: String, CaseIterable, Codable { case tools, toys, food; var taxRate: Decimal { switch self { case .tools: return 0.2; case .toys: return 0.1; case .food: return 0 } } }
struct Item: Priced, Hashable, Codable, Identifiable { let id: UUID; var name: String; var price: Decimal; var category: Category
  init(id: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, _ name: String, _ price: Decimal, in category: Category) { self.id = id; self.name = name; self.price = price; self.category = category } }
struct Line { let item: Item; var qty: Int { didSet { if qty < 0 { qty = 0 } } }; var total: Decimal { item.price * Decimal(qty) } }
final class Order { private(set) var lines: [Line] = []; let number: Int; static private var counter = 1000; weak var customer: Customer?
  lazy var createdBy: String = { "clerk-\(number % 3)" }()
  init() { Self.counter += 1; number = Self.counter }
  func add(_ item: Item, qty: Int = 1) -> Self { if let i = lines.firstIndex(where: { $0.item == item }) { lines[i].qty += qty } else { lines.append(Line(item: item, qty: qty)) }; return self }
  subscript(name: String) -> Int { get { lines.first { $0.item.name == name }?.qty ?? 0 } set { guard let i = lines.firstIndex(where: { $0.item.name == name }) else { return }; lines[i].qty = newValue } }
  var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }
  var tax: Decimal { lines.map { $0.total * $0.item.category.taxRate }.reduce(0, +) } }
final class Customer { let name: String; var orders: [Order] = [] { didSet { orders.last?.customer = self } }; init(name: String) { self.name = name }; deinit { print("bye \(name)") } }
extension Order: CustomStringConvertible { var description: String { "Order #\(number) [\(lines.map { "\($0.qty)x\($0.item.name)" }.joined(separator: ", "))] = \(subtotal) + \(tax)" } }
let hammer = Item("Hammer", 19.99, in: .tools), bear = Item("Bear", 12.5, in: .toys), bread = Item("Bread", 2.25, in: .food)
let o = Order().add(hammer).add(bread, qty: 3).add(hammer); print(o); o["Bread"] -= 5; print(o, o["Nope"], o.createdBy)
var c: Customer? = Customer(name: "Zed"); c!.orders.append(o); c?.orders.append(Order().add(bear)); print(o.customer?.name ?? "-", c?.orders.map(\.number) ?? []); c = nil; print(o.customer == nil)
let stock: [Item: Int] = [hammer: 3, bear: 0]; print(stock[hammer, default: -1], stock[bread] ?? -9, stock.filter { $0.value == 0 }.keys.map(\.name))
let report = Dictionary(grouping: [hammer, bear, bread, Item("Saw", 30, in: .tools)], by: \.category).map { (cat, items) in (cat, items.count, items.map(\.price).reduce(0, +)) }.sorted { $0.0.rawValue < $1.0.rawValue }
for (cat, n, sum) in report { print("\(cat.rawValue.padding(toLength: 8, withPad: ".", startingAt: 0))\(n) \(sum)") }
let f = NumberFormatter(); f.numberStyle = .currency; f.locale = Locale(identifier: "en_US"); print(f.string(from: o.subtotal as NSNumber)!, f.string(from: 0)!)
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; print(String(data: try! enc.encode([bear]), encoding: .utf8)!)
let decoded = try JSONDecoder().decode(Item.self, from: Data(#"{"id":"00000000-0000-0000-0000-000000000002","name":"N","price":1.1,"category":"food"}"#.utf8)); print(decoded, decoded.id.uuidString.suffix(3))
var rounding = Decimal(string: "2.345")!; var res = Decimal(); print(res, (Decimal(7) / Decimal(3)).description.prefix(8), Decimal(1.5) + 2, pow(Decimal(2), 10), Decimal(-3).magnitude, max(Decimal(2), 3), Decimal(string: "1e3")!, Int(truncating: 3.9 as NSNumber), NSDecimalNumber(value: 5).intValue, Double(truncating: Decimal(2.5) as NSNumber))
