final class Counter {
    var count = 0
    var onChange: (() -> Void)?
    func listen() { onChange = { self.count += 1 } }
}
func work() {
    let counter = Counter()
    counter.listen()
}
work()
