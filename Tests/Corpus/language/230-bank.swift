// A bank with protocols and errors, as a tutorial would build it
protocol Account: AnyObject {
    var id: String { get }; var balance: Double { get set }; func withdraw(_ amount: Double) throws
}
enum BankError: Error { case insufficientFunds(needed: Double), accountNotFound(String), frozen }
class Checking: Account {
    let id: String
    var balance: Double { didSet { history.append(balance - oldValue) } }
    private(set) var history: [Double] = []
    init(id: String, balance: Double = 0) { self.id = id; self.balance = balance }
    func withdraw(_ amount: Double) throws {
        guard balance >= amount else { throw BankError.insufficientFunds(needed: amount - balance) }
        balance -= amount
    }
}
final class Savings: Checking {
    var rate = 0.05
    override func withdraw(_ amount: Double) throws {
        if amount > 500 { throw BankError.frozen }
        try super.withdraw(amount)
    }
    func accrue() { balance *= 1 + rate }
}
struct Bank {
    private var accounts: [String: Account] = [:]
    mutating func open(_ a: Account) { accounts[a.id] = a }
    func account(_ id: String) throws -> Account {
        guard let a = accounts[id] else { throw BankError.accountNotFound(id) }
        return a
    }
    func transfer(_ amount: Double, from: String, to: String) throws {
        let (a, b) = (try account(from), try account(to))
        try a.withdraw(amount)
        b.balance += amount
    }
    subscript(id: String) -> Double? { accounts[id]?.balance }
}
var bank = Bank()
bank.open(Checking(id: "A", balance: 100)); bank.open(Savings(id: "B", balance: 1000))
func attempt(_ amount: Double, _ from: String, _ to: String) {
    do { try bank.transfer(amount, from: from, to: to); print("moved \(amount)") } catch BankError.insufficientFunds(
        let needed) where needed < 50
    { print("short by a little: \(needed)") } catch BankError.insufficientFunds(let needed) {
        print("short by \(needed)")
    } catch let error as BankError { print("bank error: \(error)") } catch { print("unexpected") }
}
attempt(30, "A", "B"); attempt(100, "A", "B"); attempt(900, "A", "B"); attempt(600, "B", "A"); attempt(1, "A", "Z")
print(bank["A"] ?? -1, bank["B"] ?? -1, bank["Q"] as Any)
let savings = try! bank.account("B") as! Savings
savings.accrue()
print(savings.balance, savings.history.map { $0.rounded() }, savings is Checking, (try? bank.account("A")) is Savings)
let summary = ["A", "B", "C"].map { id -> String in
    guard let b = bank[id] else { return "\(id): none" }
    switch b {
    case ..<100: return "\(id): low";
    case 100..<1000: return "\(id): ok";
    default: return "\(id): rich"
    }
}
print(summary)
