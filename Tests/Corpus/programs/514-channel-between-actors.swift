// Events between two actors, an unbounded channel
final class Channel<Element: Sendable>: AsyncSequence, Sendable {
    private let stream: AsyncStream<Element>
    private let continuation: AsyncStream<Element>.Continuation
    init() { (stream, continuation) = AsyncStream.makeStream() }
    func send(_ element: Element) { continuation.yield(element) }
    func close() { continuation.finish() }
    func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
}

enum Command: Sendable { case add(Int), multiply(Int), print }

actor Machine {
    private var value = 0
    private var output: [String] = []
    func run(_ commands: Channel<Command>) async -> [String] {
        for await command in commands {
            switch command {
            case .add(let n): value += n
            case .multiply(let n): value *= n
            case .print: output.append("value \(value)")
            }
        }
        return output
    }
}

let channel = Channel<Command>()
let machine = Machine()
async let output = machine.run(channel)
for command in [Command.add(3), .multiply(4), .print, .add(-2), .print] {
    channel.send(command)
    await Task.yield()
}
channel.close()
for line in await output { print(line) }
let numbers = Channel<Int>()
let consumer = Task { () -> Int in
    var sum = 0
    for await number in numbers.map({ $0 * 2 }) where number != 4 { sum += number }
    return sum
}
for number in 1...4 { numbers.send(number) }
numbers.close()
print(await consumer.value)
