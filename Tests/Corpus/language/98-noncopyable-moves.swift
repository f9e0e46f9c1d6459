// Values that cannot be copied move, and are borrowed and changed in place
struct Ticket: ~Copyable {
    var id: Int
    consuming func redeem() -> Int { id }
    borrowing func peek() -> Int { id }
    mutating func renew() { id += 1 }
}
func take(_ ticket: consuming Ticket) -> Int { ticket.id + 100 }
func look(_ ticket: borrowing Ticket) -> Int { ticket.id }
func change(_ ticket: inout Ticket) { ticket.renew() }
func make(_ id: Int) -> Ticket {
    var ticket = Ticket(id: id)
    ticket.renew()
    return ticket
}
func run(_ isSold: Bool) {
    var ticket = make(1)
    print(look(ticket), ticket.peek(), look(ticket))
    change(&ticket)
    if isSold { print(take(ticket)) } else { print(ticket.redeem()) }
    ticket = Ticket(id: 7)
    let last = ticket
    print(last.peek(), last.redeem())
    for n in 0..<2 {
        let own = Ticket(id: n)
        print(take(own))
    }
    var list = [3, 1]
    let taken = consume list
    list = [9]
    print(taken, list)
    let other = Ticket(id: 5)
    switch isSold {
    case true: print(take(other))
    case false: print("kept", other.id)
    }
}
run(true)
run(false)
