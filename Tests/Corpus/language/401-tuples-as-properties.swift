// Properties declared together, by a tuple.
struct Fibonacci: Sequence, IteratorProtocol {
    private var (current, following, left) = (0, 1, 7)
    mutating func next() -> Int? {
        guard left > 0 else { return nil }
        left -= 1
        defer { (current, following) = (following, current + following) }
        return current
    }
}
print(Array(Fibonacci()))

struct Pair {
    var (first, second) = (1, "x")
    var (low, high): (Int, Double) = (3, 4)
    static var (hits, misses) = (5, 6.5)
}
var pair = Pair()
pair.first += 1
Pair.hits += 1
print(pair, pair.second, Double(pair.low) + pair.high, Pair.hits, Pair.misses)

class Account {
    var (owner, balance): (String?, Int) = (nil, 10)
    private var ((a, b), c) = ((1, 2), "c")
    func sum() -> String { "\(a + b)\(c)" }
}
let account = Account()
account.owner = "Ann"
account.balance -= 3
print(account.owner!, account.balance, account.sum())

struct Span {
    var (start, end): (Int, Int)
    init(around middle: Int) { (start, end) = (middle - 1, middle + 1) }
}
print(Span(around: 4))
