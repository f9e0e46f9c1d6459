// Actors: isolated state, nonisolated members, reentrancy, actors that call each other

actor Account {
    let owner: String
    private(set) var balance = 0
    private var log: [String] = []
    init(owner: String) { self.owner = owner }
    func deposit(_ amount: Int) {
        balance += amount
        log.append("+\(amount)")
    }
    func withdraw(_ amount: Int) throws -> Int {
        guard amount <= balance else { throw Poor(missing: amount - balance) }
        balance -= amount
        log.append("-\(amount)")
        return balance
    }
    func transfer(_ amount: Int, to other: Account) async throws {
        _ = try withdraw(amount)
        await other.deposit(amount)
    }
    var history: String { log.joined(separator: " ") }
    nonisolated var label: String { "account of \(owner)" }
    nonisolated func greet() -> String { "hello \(owner)" }
    subscript(index: Int) -> String { log[index] }
}
struct Poor: Error { let missing: Int }

let ann = Account(owner: "Ann")
let bob = Account(owner: "Bob")
print(ann.label, bob.greet(), ann.owner)
await ann.deposit(50)
try await ann.transfer(20, to: bob)
print(await ann.balance, await bob.balance, await ann.history, await ann[1])
do {
    try await bob.transfer(100, to: ann)
} catch let error as Poor {
    print("missing", error.missing)
}
let total = await withTaskGroup(of: Void.self) { group -> Int in
    for n in 1...100 { group.addTask { await ann.deposit(n) } }
    await group.waitForAll()
    return await ann.balance
}
print(total)

actor Door {
    private var isOpen = false
    private(set) var steps: [String] = []
    func open() async {
        steps.append("opening")
        try? await Task.sleep(for: .milliseconds(30))
        isOpen = true
        steps.append("open")
    }
    func knock() { steps.append(isOpen ? "in" : "wait") }
}
let door = Door()
async let opening: Void = door.open()
try await Task.sleep(for: .milliseconds(10))
await door.knock()
await opening
await door.knock()
print(await door.steps)

func isolatedTo(_ account: isolated Account, _ amount: Int) -> Int {
    account.deposit(amount)
    return account.balance
}
print(await isolatedTo(bob, 5))

protocol Named: Actor { var title: String { get } }
actor Book: Named {
    let title: String
    init(title: String) { self.title = title }
}
func show(_ named: some Named) async { print(await named.title) }
await show(Book(title: "Streams"))
