struct Seat {
    var row = 0
}
func count(_ guests: [Seat: String]) -> Int { guests.count }
print(count([:]))
