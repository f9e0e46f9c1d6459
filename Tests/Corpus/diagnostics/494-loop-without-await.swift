struct Numbers: AsyncSequence {
    struct Iterator: AsyncIteratorProtocol { mutating func next() async -> Int? { nil } }
    func makeAsyncIterator() -> Iterator { Iterator() }
}
func f() async { for n in Numbers() { print(n) } }
