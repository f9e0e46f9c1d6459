actor Counter {
    var count = 0
}
func show(_ counter: Counter) async {
    print(counter.count)
}
await show(Counter())
