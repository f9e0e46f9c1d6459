// State of an actor changed from outside

actor Counter {
    var count = 0
}
func reset(_ counter: Counter) async {
    await counter.count = 3
}
await reset(Counter())
