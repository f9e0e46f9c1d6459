// Closures inside of closures that their place makes take an inout parameter.
struct State { var n = 0, s = "" }
struct Box<T> {
    let value: T
    func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(value: f(value)) }
    static func merge(_ boxes: Box<T>...) -> [Box<T>] { boxes }
    static func merged(_ boxes: [Box<T>]) -> [Box<T>] { boxes }
}
typealias Change = (inout State) -> Void
func run(_ changes: [Box<Change>]) -> State {
    var state = State()
    for change in changes { change.value(&state) }
    return state
}
let all: [Box<Change>] = Box.merge(
    Box(value: 2).map { n in { $0.n += n } },
    Box(value: "x").map { s in { $0.s = s } })
print(run(all))
let listed = Box<Change>.merged([
    Box(value: 3).map { n in { (state: inout State) in state.n -= n } },
    Box(value: "y").map { t in { state in state.s += t } },
])
print(run(listed))
print(run(Box.merge(Box(value: 5).map { n in { $0.n = n } }, Box(value: { $0.s = "z" }))))
let plain: [Change] = [{ $0.n = 3 }, { $0.s = "k"; $0.n += 1 }]
print(run(plain.map { Box(value: $0) }))
func pick<T>(_ a: T, _ b: T, _ first: Bool) -> T { first ? a : b }
let chosen: (Int) -> Int = pick({ $0 + 1 }, { $0 * 10 }, false)
print(chosen(4), pick({ (n: Int) in n - 1 }, { $0 * 2 }, true)(9))
