// Pointers to values: allocated, lent and moved through.
let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 3)
numbers.initialize(repeating: 7, count: 3)
numbers[1] = 8
(numbers + 2).pointee = 9
print(numbers[0], numbers.advanced(by: 1).pointee, numbers.successor().successor().pointee, (numbers + 2) - numbers)
var buffer = UnsafeMutableBufferPointer(start: numbers, count: 3)
buffer.sort(by: >)
buffer[0] += 1
print(Array(buffer), buffer.reduce(0, +), UnsafeBufferPointer(start: numbers + 1, count: 2).map { $0 * 2 })
print(buffer.baseAddress == numbers, numbers < numbers + 1, UnsafePointer(numbers)[1])
numbers.deinitialize(count: 3)
numbers.deallocate()

var count = 5
withUnsafeMutablePointer(to: &count) { $0.pointee += 1 }
print(count, withUnsafePointer(to: count) { $0.pointee * 2 })
func double(_ p: UnsafeMutablePointer<Double>) { p.pointee *= 2 }
var half = 1.25
withUnsafeMutablePointer(to: &half, double)
print(half)
print(withUnsafeBytes(of: UInt32(0x0102_0304).bigEndian) { Array($0) })
print([UInt16(1), 258].withUnsafeBytes { bytes in bytes.map { $0 } }, [Int32(5)].withUnsafeBytes { $0.load(as: UInt8.self) })
final class Node {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("gone", name) }
}
let nodes = UnsafeMutablePointer<Node>.allocate(capacity: 1)
nodes.initialize(to: Node("a"))
nodes.pointee = Node("b")
let taken = nodes.move()
nodes.deallocate()
print(taken.name)
