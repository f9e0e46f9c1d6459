// A method of an actor as a synchronous function
actor Counter {
    var value = 0
    func add(_ n: Int) { value += n }
}
let counter = Counter()
[1, 2].forEach(counter.add)
