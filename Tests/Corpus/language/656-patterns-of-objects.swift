// Observer, strategy, builder, singleton patterns
protocol Observer: AnyObject { func update(_ t: Double) }
final class Weather {
    private var obs: [ObjectIdentifier: WeakBox] = [:]
    struct WeakBox { weak var o: Observer? }
    var temp = 0.0 {
        didSet {
            guard temp != oldValue else { return }
            obs = obs.filter { $0.value.o != nil }
            obs.values.compactMap(\.o).forEach { $0.update(temp) }
        }
    }
    func attach(_ o: Observer) { obs[ObjectIdentifier(o)] = WeakBox(o: o) }
    var count: Int { obs.count }
}
class Display: Observer {
    var shown: [Double] = []
    func update(_ t: Double) { shown.append(t) }
    deinit { print("display gone", shown) }
}
let w = Weather()
var d: Display? = Display()
w.attach(d!)
w.temp = 20
w.temp = 20
w.temp = 21.5
d = nil
w.temp = 3
print(w.count)
struct Pizza {
    var size = "M"
    var toppings: Set<String> = []
    var extra: Bool?
}
final class PizzaBuilder {
    private var p = Pizza()
    @discardableResult func size(_ s: String) -> Self {
        p.size = s
        return self
    }
    @discardableResult func add(_ t: String...) -> Self {
        p.toppings.formUnion(t)
        return self
    }
    func build() -> Pizza { p }
}
let pz = PizzaBuilder().size("L").add("ham", "olive").add("ham").build()
print(pz.size, pz.toppings.sorted(), pz.extra as Any)
final class Config {
    static let shared = Config()
    private init() { print("made once") }
    var values = [String: String]()
    subscript(k: String, default d: String = "-") -> String {
        get { values[k] ?? d }
        set { values[k] = newValue }
    }
}
Config.shared["a"] = "1"
print(Config.shared["a"], Config.shared["b"], Config.shared["b", default: "z"])
enum SortStrategy {
    case asc, desc, by((Int, Int) -> Bool)
    func apply(_ a: [Int]) -> [Int] {
        switch self {
        case .asc: return a.sorted()
        case .desc: return a.sorted(by: >)
        case .by(let f): return a.sorted(by: f)
        }
    }
}
for s in [SortStrategy.asc, .desc, .by { $0 % 3 < $1 % 3 }] { print(s.apply([3, 1, 2, 6])) }
protocol Visitor {
    associatedtype R
    func num(_ n: Int) -> R
    func add(_ a: Node, _ b: Node) -> R
}
indirect enum Node {
    case num(Int), add(Node, Node)
    func accept<V: Visitor>(_ v: V) -> V.R {
        switch self {
        case .num(let n): return v.num(n)
        case .add(let a, let b): return v.add(a, b)
        }
    }
}
struct Eval: Visitor {
    func num(_ n: Int) -> Int { n }
    func add(_ a: Node, _ b: Node) -> Int { a.accept(self) + b.accept(self) }
}
struct Show: Visitor {
    func num(_ n: Int) -> String { "\(n)" }
    func add(_ a: Node, _ b: Node) -> String { "(\(a.accept(self))+\(b.accept(self)))" }
}
let tree = Node.add(.num(1), .add(.num(2), .num(3)))
print(tree.accept(Eval()), tree.accept(Show()), tree)
class Command {
    let run: () -> Void, undo: () -> Void
    init(run: @escaping () -> Void, undo: @escaping () -> Void) { (self.run, self.undo) = (run, undo) }
}
class Editor {
    private(set) var text = ""
    private var done = [Command]()
    func type(_ s: String) {
        let c = Command(
            run: { [unowned self] in self.text += s }, undo: { [unowned self] in self.text.removeLast(s.count) })
        c.run()
        done.append(c)
    }
    func undo() { done.popLast()?.undo() }
}
let ed = Editor()
ed.type("Hello")
ed.type(", world")
print(ed.text)
ed.undo()
print(ed.text)
ed.undo()
ed.undo()
print(ed.text.isEmpty)
struct Chain {
    var handlers: [(Int) -> String?] = []
    func handle(_ n: Int) -> String {
        for h in handlers { if let r = h(n) { return r } }
        return "unhandled"
    }
}
print(
    Chain(handlers: [{ $0 < 0 ? "neg" : nil }, { $0.isMultiple(of: 2) ? "even" : nil }]).handle(4), Chain().handle(1))
enum State: Equatable {
    case idle, loading(progress: Int), done(Result<String, Err>)
    struct Err: Error, Equatable { let m: String }
}
struct Machine {
    private(set) var state = State.idle { willSet { print(state, "=>", newValue) } }
    mutating func send(_ e: String) {
        switch (state, e) {
        case (.idle, "start"): state = .loading(progress: 0)
        case (.loading(let p), "tick") where p >= 50: state = .done(.success("ok"))
        case (.loading(let p), "tick"): state = .loading(progress: p + 50)
        case (.loading, "fail"): state = .done(.failure(.init(m: "x")))
        default: print("ignored", e)
        }
    }
}
var m = Machine()
["tick", "start", "tick", "tick", "tick"].forEach { m.send($0) }
print(m.state == .done(.success("ok")))
