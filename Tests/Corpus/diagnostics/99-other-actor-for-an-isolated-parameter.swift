// An isolated parameter gets another actor than the caller's without 'await'
actor Bank { var balance = 0 }
func pay(_ bank: isolated Bank) { bank.balance += 1 }
actor Office {
    let bank = Bank()
    func work() {
        pay(bank)
    }
}
