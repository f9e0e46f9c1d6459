// Actors behind a protocol, transfers and observers
protocol Account: Actor {
    var balance: Int { get }
    func deposit(_ amount: Int)
}
actor Savings: Account {
    private(set) var balance: Int
    nonisolated let owner: String
    private var observers: [@Sendable (Int) -> Void] = []
    init(owner: String, balance: Int = 0) {
        self.owner = owner
        self.balance = balance
    }
    func deposit(_ amount: Int) {
        balance += amount
        for observer in observers { observer(balance) }
    }
    func withdraw(_ amount: Int) throws -> Int {
        guard balance >= amount else { throw BankError.insufficient(missing: amount - balance) }
        balance -= amount
        return amount
    }
    func observe(_ observer: @escaping @Sendable (Int) -> Void) { observers.append(observer) }
}
enum BankError: Error { case insufficient(missing: Int) }
extension Account {
    func depositTwice(_ amount: Int) {
        deposit(amount)
        deposit(amount)
    }
}
func transfer(_ amount: Int, from: Savings, to: Savings) async throws {
    let money = try await from.withdraw(amount)
    await to.deposit(money)
}
let (anna, ben) = (Savings(owner: "Anna", balance: 100), Savings(owner: "Ben"))
await ben.observe { print("Ben has", $0) }
try await transfer(30, from: anna, to: ben)
await ben.depositTwice(5)
do {
    try await transfer(500, from: anna, to: ben)
} catch BankError.insufficient(let missing) {
    print("\(anna.owner) misses \(missing)")
}
await withTaskGroup(of: Void.self) { group in
    for _ in 0..<100 { group.addTask { await anna.deposit(1) } }
}
print(await anna.balance)
func report(_ account: isolated Savings) -> String { "\(account.owner): \(account.balance)" }
print(await report(anna), await report(ben))
