func book(_ name: String, seats: Int = 1, row: String = "A") -> String {
    "\(name) \(seats)\(row)"
}
print(book("Ann", seats: 2))
print(book("Bo", row: "B", seats: 2))
