// Actor reentrancy, transactions, transfer between accounts
actor Account {
    let id: Int
    private(set) var balance: Int
    init(id: Int, balance: Int) { self.id = id; self.balance = balance }
    enum Problem: Error { case insufficient(needed: Int, available: Int) }
    func deposit(_ amount: Int) { balance += amount }
    func withdraw(_ amount: Int) throws {
        guard balance >= amount else { throw Problem.insufficient(needed: amount, available: balance) }
        balance -= amount
    }
    func transfer(_ amount: Int, to other: Account) async throws {
        try withdraw(amount)
        await other.deposit(amount)
    }
    func audit() async -> String {
        let before = balance
        await Task.yield()
        return before == balance ? "steady" : "changed"
    }
}
let a = Account(id: 1, balance: 100), b = Account(id: 2, balance: 0)
try await a.transfer(30, to: b)
print(await a.balance, await b.balance)
do { try await a.transfer(100, to: b) } catch Account.Problem.insufficient(let needed, let available) { print("need \(needed), have \(available)") }
await withTaskGroup(of: Void.self) { group in
    for n in 1...10 { group.addTask { try? await (n.isMultiple(of: 2) ? a : b).transfer(5, to: n.isMultiple(of: 2) ? b : a) } }
}
print(await a.balance + b.balance)
print(await a.audit(), a.id + b.id)
