// Refused: a value that cannot be copied is consumed twice
struct Ticket: ~Copyable {
    let id: Int
    consuming func redeem() -> Int { id }
}
func run() {
    let ticket = Ticket(id: 1)
    print(ticket.redeem())
    print(ticket.redeem())
}
run()
