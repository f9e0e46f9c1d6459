struct Account {
    private var balance = 100
}

let account = Account()
print(account.balance)
