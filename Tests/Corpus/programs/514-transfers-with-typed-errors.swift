// Bank transfers with actors and typed errors
enum TransferError: Error, CustomStringConvertible {
    case unknownAccount(String), insufficientFunds(by: Int), sameAccount
    var description: String {
        switch self {
        case .unknownAccount(let name): "no account \(name)"
        case .insufficientFunds(let by): "\(by) short"
        case .sameAccount: "same account"
        }
    }
}

actor Bank {
    private var accounts: [String: Int]
    private(set) var log: [String] = []
    init(_ accounts: [String: Int]) { self.accounts = accounts }

    func balance(of name: String) throws(TransferError) -> Int {
        guard let balance = accounts[name] else { throw .unknownAccount(name) }
        return balance
    }
    func transfer(_ amount: Int, from source: String, to target: String) throws(TransferError) {
        guard source != target else { throw .sameAccount }
        let (a, b) = (try balance(of: source), try balance(of: target))
        guard a >= amount else { throw .insufficientFunds(by: amount - a) }
        accounts[source] = a - amount
        accounts[target] = b + amount
        log.append("\(source) -> \(target): \(amount)")
    }
    var total: Int { accounts.values.reduce(0, +) }
}

let bank = Bank(["ann": 100, "bob": 20, "cid": 0])
let orders = [(30, "ann", "bob"), (60, "bob", "cid"), (10, "ann", "ann"), (5, "zoe", "bob"), (50, "bob", "cid")]
for (amount, source, target) in orders {
    do throws(TransferError) {
        try await bank.transfer(amount, from: source, to: target)
        print("ok")
    } catch {
        switch error {
        case .insufficientFunds(let by) where by > 5: print("far too little:", by)
        case .insufficientFunds, .sameAccount, .unknownAccount: print("refused:", error)
        }
    }
}
print(await bank.log)
print(await bank.total, try await bank.balance(of: "cid"))
await withTaskGroup(of: Void.self) { group in
    for _ in 0..<50 { group.addTask { try? await bank.transfer(1, from: "cid", to: "ann") } }
}
print(try await bank.balance(of: "ann"), try await bank.balance(of: "cid"), await bank.total)
