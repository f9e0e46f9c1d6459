struct Seat {
    let row: Int
    let number: Int
}

var guests: [Seat: String] = [:]
print(guests.count)
