// A gate of continuations, and a task computed once
actor Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false
    func wait() async { if isOpen { return }; await withCheckedContinuation { waiting.append($0) } }
    func open() { isOpen = true; for c in waiting { c.resume() }; waiting = [] }
    var count: Int { waiting.count }
}
let gate = Gate()
actor Order { var list: [Int] = []; func add(_ n: Int) { list.append(n) } }
let order = Order()
let tasks = (0..<3).map { n in Task { await gate.wait(); await order.add(n) } }
while await gate.count < 3 { await Task.yield() }
await gate.open()
for t in tasks { await t.value }
print(await order.list.sorted())
await gate.wait()
print("open")
struct Once { static let value: Task<Int, Never> = Task { print("computed"); return 3 } }
print(await Once.value.value, await Once.value.value)
