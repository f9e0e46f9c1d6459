// A function of an actor called where nothing can wait

actor Counter {
    var count = 0
    func add() { count += 1 }
}
func press(_ counter: Counter) {
    counter.add()
}
press(Counter())
