// Refused: a borrowed value cannot be consumed
struct Ticket: ~Copyable {
    let id: Int
}
func take(_ ticket: consuming Ticket) -> Int { ticket.id }
func look(_ ticket: borrowing Ticket) -> Int { take(ticket) }
print(look(Ticket(id: 1)))
