// Refused: a value is consumed in each turn of a loop
struct Ticket: ~Copyable {
    let id: Int
}
func take(_ ticket: consuming Ticket) -> Int { ticket.id }
func run() {
    let ticket = Ticket(id: 1)
    for _ in 0..<2 { print(take(ticket)) }
}
run()
