// The bank account of most introductions to actors
actor BankAccount {
    enum BankError: Error { case insufficientFunds(needed: Double) }
    let accountNumber: Int
    private(set) var balance: Double
    init(accountNumber: Int, initialDeposit: Double) {
        self.accountNumber = accountNumber
        self.balance = initialDeposit
    }
    func deposit(amount: Double) {
        assert(amount >= 0)
        balance = balance + amount
    }
    func withdraw(_ amount: Double) throws {
        guard balance >= amount else { throw BankError.insufficientFunds(needed: amount - balance) }
        balance -= amount
    }
    func transfer(amount: Double, to other: BankAccount) async throws {
        try withdraw(amount)
        print("Transferring \(amount) from \(accountNumber) to \(other.accountNumber)")
        await other.deposit(amount: amount)
    }
    nonisolated var description: String { "Account #\(accountNumber)" }
}
extension BankAccount: CustomStringConvertible {}
let a = BankAccount(accountNumber: 1, initialDeposit: 100)
let b = BankAccount(accountNumber: 2, initialDeposit: 10)
try await a.transfer(amount: 30, to: b)
print(await a.balance, await b.balance)
do { try await b.transfer(amount: 1000, to: a) } catch BankAccount.BankError.insufficientFunds(let needed) { print("needs", needed) }
print(a, b.accountNumber)
await withTaskGroup(of: Void.self) { group in
    for _ in 0..<100 { group.addTask { await a.deposit(amount: 1) } }
}
print(await a.balance)
