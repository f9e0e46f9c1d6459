// from swiftc
// The literal after '??' has its own default type if a value of any type is expected and the context decides the optional's type.
struct Item { var price = 1.5, count = 2; var offer: Double?; func total() -> Double { price } }
enum Failure: Error { case none }
func read() throws -> Double { throw Failure.none }
func readOptional() throws -> Double? { throw Failure.none }
let item: Item? = nil
let price: Double? = nil
print(item?.price ?? 0, item?.total() ?? 0, item?.price.rounded() ?? -1, (item?.price) ?? 0)
print(price ?? 0, item?.offer ?? 0, [Item]().first?.price ?? 0, [Double]().first ?? 0, [Double]().max() ?? 0)
print((try? read()) ?? 0, (try? readOptional()) ?? 0)
print(price.map { $0 * 2 } ?? 0, item.map { $0.price } ?? 0, item.map(\.price) ?? 0, item.flatMap { $0.offer } ?? 0)
print(item.map { (i: Item) -> Double in i.price } ?? 0, item.map { i in let p = i.price; return p } ?? 0)
print("\(item?.price ?? 0)", String(describing: item?.price ?? 0), (item?.price ?? 0) * 2, -(item?.price ?? 0))
print(item?.price ?? item?.price ?? 0, price ?? item?.price ?? 0, true ? item?.price ?? 0 : 1, item?.price ?? .zero)
let numbers: [String: Double] = [:]
print(numbers["a"] ?? 0, numbers.max { $0.value < $1.value }?.value ?? 0, numbers.values.max() ?? 0)
func kind(_ value: Any) -> String { "\(type(of: value))" }
func optionalKind(_ value: Any?) -> String { value.map { kind($0) } ?? "nil" }
print(kind(item?.price ?? 0), optionalKind(item?.price ?? 0), kind(price ?? 0), optionalKind(price ?? 0))
let list: [Any] = [item?.price ?? 0, price ?? 0]
let texts: [any CustomStringConvertible] = [item?.price ?? 0]
let table: [String: Any] = ["k": item?.price ?? 0]
print(list, texts, table)
let kept = item?.price ?? 0
debugPrint(kept, item?.price ?? 0)
