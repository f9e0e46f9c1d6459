// Expected: compiled with swiftc 6.3. The accessors _read and _modify.
struct Box {
    private var store = [1, 2, 3]
    var items: [Int] {
        _read { yield store }
        _modify { print("begin"); yield &store; print("end \(store.count)") }
    }
    subscript(i: Int) -> Int {
        get { store[i] }
        _modify { defer { print("wrote", store[i]) }; yield &store[i] }
    }
}
var b = Box()
b.items.append(4)
print(b.items)
b[0] += 5
b[1] = 9
b.items = [7]
print(b.items, b[0])
func inc(_ x: inout Int) { x += 1 }
inc(&b[0])
print(b[0])
