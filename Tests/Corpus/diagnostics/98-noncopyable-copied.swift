// Refused: a value that cannot be copied moves into another variable
struct Ticket: ~Copyable {
    let id: Int
}
func run() {
    let ticket = Ticket(id: 1)
    let other = ticket
    print(other.id, ticket.id)
}
run()
