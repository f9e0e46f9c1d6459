func withdraw(_ amount: Int, from balance: Int) -> Int {
    assert(amount <= balance, "not enough money")
    return balance - amount
}

print(withdraw(50, from: 20))
