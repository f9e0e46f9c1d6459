// A stream keeps what nobody has taken yet, in order, however much it is.

let numbers = AsyncStream<Int> { continuation in
    for number in 0..<200_000 { continuation.yield(number) }
    continuation.finish()
}
var count = 0, isInOrder = true
for await number in numbers {
    if number != count { isInOrder = false }
    count += 1
}
print(count, isInOrder)

let newest = AsyncStream<Int>(bufferingPolicy: .bufferingNewest(3)) { continuation in
    for number in 0..<100_000 { continuation.yield(number) }
    continuation.finish()
}
for await number in newest { print(number) }

let optionals = AsyncStream<Int?> { continuation in
    continuation.yield(nil)
    continuation.yield(1)
    continuation.finish()
}
for await number in optionals { print(number as Any) }
