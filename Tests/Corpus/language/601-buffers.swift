var a = [3, 1, 2]
a.withUnsafeMutableBufferPointer { p in p[0] = 9; p.swapAt(1, 2) }
print(a)
let s = a.withUnsafeBufferPointer { p in p.reduce(0, +) }
print(s, a.withUnsafeBufferPointer { $0.count })

// Buffers are collections; what is thrown meanwhile leaves what has been written.
struct Stop: Error {}
var numbers = [5, 3, 8, 1]
do {
    try numbers.withUnsafeMutableBufferPointer { buffer in
        buffer[1] = 30
        throw Stop()
    }
} catch { print(numbers) }
numbers.withUnsafeMutableBufferPointer { buffer in
    for index in buffer.indices { buffer[index] *= 2 }
    buffer.sort()
    buffer.reverse()
    print(buffer.partition { $0 > 10 }, Array(buffer).sorted())
    buffer.sort { $0 < $1 }
    print(buffer.count, buffer.first!, buffer.last!, buffer.map { $0 + 1 })
}
print(numbers, numbers.withUnsafeBufferPointer { $0.max()! })
var slice = numbers[1...2]
slice.withUnsafeMutableBufferPointer { $0[0] = -1 }
print(slice, slice.startIndex)
let squares = [Int](unsafeUninitializedCapacity: 8) { buffer, count in
    for index in 0..<5 { buffer[index] = index * index }
    count = 5
}
print(squares)
let words = [String](unsafeUninitializedCapacity: 2) { buffer, count in
    buffer.initializeElement(at: 0, to: "one")
    count = 1
}
print(words)
print("né".utf8CString, Array("".utf8CString), "abc".utf8CString.dropLast().map { UInt8(bitPattern: $0) })
