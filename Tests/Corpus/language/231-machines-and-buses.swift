// State machine, inventory, events
enum State: Hashable {
    case idle, loading(progress: Int), loaded([String]), failed(Reason)
    enum Reason: Hashable { case network, decode(line: Int) }
}
enum Event { case start, tick(Int), finish([String]), fail(State.Reason), reset }
struct Machine {
    private(set) var state = State.idle; private var log: [(from: State, event: Event)] = []
    mutating func handle(_ e: Event) {
        let old = state
        switch (state, e) {
        case (.idle, .start), (.failed, .start): state = .loading(progress: 0)
        case (.loading(let p), .tick(let d)) where p + d < 100: state = .loading(progress: p + d)
        case (.loading, .tick): state = .loading(progress: 100)
        case (.loading, .finish(let items)): state = items.isEmpty ? .failed(.decode(line: 0)) : .loaded(items)
        case (.loading, .fail(let r)): state = .failed(r)
        case (_, .reset): state = .idle
        default: print("ignored \(e) in \(state)"); return
        }
        log.append((old, e))
    }
    var count: Int { log.count }
}
var m = Machine()
for e in [
    Event.tick(1), .start, .tick(40), .tick(80), .finish(["a", "b"]), .start, .reset, .start, .fail(.network), .start,
    .finish([]),
] { m.handle(e); print(m.state) }
print(m.count, Set([State.idle, .failed(.network), .failed(.network)]).count)
struct Item: Hashable, Comparable {
    let name: String; var qty: Int; let price: Double;
    static func < (a: Item, b: Item) -> Bool { (a.price, a.name) < (b.price, b.name) }
}
struct Inventory {
    private var items: [String: Item] = [:]; enum Err: Error, Equatable { case missing(String), notEnough(have: Int) }
    mutating func add(_ i: Item) {
        if var old = items[i.name] { old.qty += i.qty; items[i.name] = old } else { items[i.name] = i }
    }
    @discardableResult mutating func take(_ n: String, _ q: Int = 1) throws -> Double {
        guard var i = items[n] else { throw Err.missing(n) };
        guard i.qty >= q else { throw Err.notEnough(have: i.qty) }; i.qty -= q; items[n] = i.qty == 0 ? nil : i;
        return Double(q) * i.price
    }
    var total: Double { items.values.reduce(0) { $0 + Double($1.qty) * $1.price } };
    var sorted: [Item] { items.values.sorted() }
}
var inv = Inventory(); inv.add(Item(name: "pen", qty: 10, price: 1.5)); inv.add(Item(name: "ink", qty: 2, price: 7));
inv.add(Item(name: "pen", qty: 5, price: 1.5))
print(inv.total, inv.sorted.map(\.name), try! inv.take("pen", 15), inv.sorted)
for (n, q) in [("pen", 1), ("ink", 5), ("ink", 2)] {
    do { print(try inv.take(n, q)) } catch Inventory.Err.missing(let w) { print("no \(w)") } catch let Inventory.Err
        .notEnough(h)
    { print("only \(h)") }
}
print(inv.total, inv.sorted.isEmpty)
final class Bus<E> {
    typealias Handler = (E) -> Void; private var handlers: [Int: Handler] = [:]; private var next = 0
    func on(_ h: @escaping Handler) -> () -> Void {
        let id = next; next += 1; handlers[id] = h; return { [weak self] in self?.handlers[id] = nil }
    }
    func emit(_ e: E) { for k in handlers.keys.sorted() { handlers[k]?(e) } }
}
let bus = Bus<String>(); var seen: [String] = []; let off = bus.on { seen.append("1" + $0) };
_ = bus.on { seen.append("2" + $0) }; bus.emit("x"); off(); bus.emit("y"); print(seen)
protocol Command { func run(on s: inout [Int]); func undo(on s: inout [Int]) }
struct Push: Command {
    let v: Int; func run(on s: inout [Int]) { s.append(v) }; func undo(on s: inout [Int]) { s.removeLast() }
}
struct Double2: Command {
    func run(on s: inout [Int]) { s = s.map { $0 * 2 } }; func undo(on s: inout [Int]) { s = s.map { $0 / 2 } }
}
struct History {
    var stack: [Int] = [], done: [Command] = [], undone: [any Command] = [];
    mutating func perform(_ c: Command) { c.run(on: &stack); done.append(c); undone = [] };
    mutating func undo() { guard let c = done.popLast() else { return }; c.undo(on: &stack); undone.append(c) };
    mutating func redo() { if let c = undone.popLast() { c.run(on: &stack); done.append(c) } }
}
var h = History(); h.perform(Push(v: 1)); h.perform(Push(v: 2)); h.perform(Double2()); print(h.stack); h.undo();
h.undo(); print(h.stack); h.redo(); h.redo(); h.redo(); print(h.stack, h.done.count)
