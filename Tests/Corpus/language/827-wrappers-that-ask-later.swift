// Expected: compiled with swiftc 6.3. Wrappers that ask for their value when it is wanted; initialisers kept private.
@propertyWrapper
struct Lazily<T> {
    enum State { case pending(() -> T), ready(T) }
    var state: State
    init(wrappedValue: @autoclosure @escaping () -> T) { state = .pending(wrappedValue) }
    var wrappedValue: T {
        mutating get {
            switch state {
            case .ready(let v): return v
            case .pending(let make): state = .ready(make()); return wrappedValue
            }
        }
        set { state = .ready(newValue) }
    }
}
func expensive(_ s: String) -> Int { print("  ...computing", s); return 5 }
struct Player { var name: String
  @Lazily var score = expensive("score") }
class Held { @Lazily var a = expensive("a")
  @Lazily var b: Int = expensive("b"); var c = 1
  init() {} }
struct Own { @Lazily var a = expensive("own"); init() {} }

struct Own3 { @Lazily var a: Int }
var p = Player(name: "Z"); print("made"); print(p.score, p.score)
var q = Player(name: "Z", score: expensive("given")); print("made q"); print(q.score)
let h = Held(); print("made h"); print(h.a, h.b)
var o = Own(); print("made o"); print(o.a)

var o3 = Own3(a: expensive("o3")); print("made o3"); print(o3.a)
func f() { @Lazily var local = expensive("local"); print("made local"); print(local, local) }
f()
class Base { let n: Int; init() { n = 1 }; init(n: Int) { self.n = n } }
final class Single: Base {
    static let shared = Single()
    private override init() { super.init(n: 7) }
    fileprivate override init(n: Int) { super.init(n: n) }
}
print(Single.shared.n, Single(n: 3).n)
