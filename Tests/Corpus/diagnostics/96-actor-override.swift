// The state of another actor of the same type
actor Account {
    var balance = 10
    func take(from other: Account) {
        balance += other.balance
    }
}
await Account().take(from: Account())
