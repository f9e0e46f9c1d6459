// Refused: a value is used after one branch consumed it
struct Ticket: ~Copyable {
    let id: Int
}
func take(_ ticket: consuming Ticket) -> Int { ticket.id }
func run(_ isSold: Bool) {
    let ticket = Ticket(id: 1)
    if isSold { print(take(ticket)) }
    print(ticket.id)
}
run(true)
