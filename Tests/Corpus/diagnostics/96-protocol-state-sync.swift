// A synchronous requirement of a protocol met by an actor
protocol Named {
    var name: String { get }
}
actor Person: Named {
    var name = "Ann"
}
print(Person())
