// Protocol-oriented bank with generics and errors
protocol Account: AnyObject, CustomStringConvertible {
    var id: String { get }
    var balance: Decimal2 { get set }
    func withdraw(_ amount: Decimal2) throws
}
typealias Decimal2 = Double
enum BankError: Error, CustomStringConvertible, Equatable {
    case insufficient(short: Double), frozen(id: String), unknown
    var description: String {
        switch self {
        case .insufficient(let s): return "short by \(s)"
        case .frozen(let id): return "\(id) is frozen"
        case .unknown: return "unknown"
        }
    }
}
extension Account {
    func deposit(_ a: Double) { balance += a }
    var description: String { "\(Self.self)(\(id): \(balance))" }
    func withdraw(_ a: Double) throws {
        guard a <= balance else { throw BankError.insufficient(short: a - balance) }
        balance -= a
    }
}
final class Checking: Account {
    let id: String
    var balance: Double
    init(_ id: String, _ b: Double = 0) {
        self.id = id
        balance = b
    }
}
final class Savings: Account {
    let id: String
    var balance = 0.0 { didSet { history.append(balance - oldValue) } }
    private(set) var history: [Double] = []
    var isFrozen = false
    init(id: String) { self.id = id }
    func withdraw(_ a: Double) throws {
        if isFrozen { throw BankError.frozen(id: id) }
        guard balance - a >= 100 else { throw BankError.insufficient(short: 100 - (balance - a)) }
        balance -= a
    }
}
struct Bank {
    private var accounts: [String: any Account] = [:]
    mutating func open(_ a: any Account) { accounts[a.id] = a }
    subscript(id: String) -> (any Account)? { accounts[id] }
    func transfer(_ amt: Double, from: String, to: String) -> Result<(Double, Double), BankError> {
        guard let a = accounts[from], let b = self[to] else { return .failure(.unknown) }
        do {
            try a.withdraw(amt)
            b.deposit(amt)
            return .success((a.balance, b.balance))
        } catch let e as BankError {
            return .failure(e)
        } catch { fatalError() }
    }
    var total: Double { accounts.values.reduce(0) { $0 + $1.balance } }
}
var bank = Bank()
let s = Savings(id: "S1")
bank.open(s)
bank.open(Checking("C1", 500))
s.deposit(300)
for (amt, f, t) in [(100.0, "C1", "S1"), (350, "S1", "C1"), (50, "X", "C1"), (250, "S1", "C1")] {
    switch bank.transfer(amt, from: f, to: t) {
    case .success(let (x, y)): print("ok", x, y)
    case .failure(.unknown): print("who?")
    case .failure(let e): print("failed:", e)
    }
}
s.isFrozen = true
print(bank.transfer(1, from: "S1", to: "C1"), bank.total, s.history, bank["S1"]!, bank["nope"] == nil)
do { try bank["C1"]?.withdraw(1e6) } catch BankError.insufficient(let x) where x > 1000 { print("way short", x) } catch
{ print(error) }
print(
    ([s, Checking("Z")] as [any Account]).map { $0.description }, (bank["C1"] as? Checking)?.balance ?? -1,
    bank["S1"] is Savings)
let log = [BankError.unknown, .frozen(id: "q")].map(String.init(describing:))
print(log, "\(BankError.insufficient(short: 2))", BankError.unknown == .unknown)
func audit<A: Account>(_ a: A, check: (A) -> Bool) -> String { check(a) ? "pass" : "fail" }
print(audit(s) { $0.history.count == 3 }, audit(Checking("n")) { $0.balance > 0 })
