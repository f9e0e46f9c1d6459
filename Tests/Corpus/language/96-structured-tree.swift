// A tree walked by tasks; recursion in async functions
indirect enum Tree: Sendable { case leaf(Int), node([Tree]) }
func sum(_ tree: Tree) async -> Int {
    switch tree {
    case .leaf(let n): return n
    case .node(let children):
        return await withTaskGroup(of: Int.self) { group in
            for child in children { group.addTask { await sum(child) } }
            return await group.reduce(0, +)
        }
    }
}
let tree = Tree.node([.leaf(1), .node([.leaf(2), .leaf(3), .node([.leaf(4)])]), .node([])])
print(await sum(tree))
func fibonacci(_ n: Int) async -> Int {
    if n < 2 { return n }
    async let a = fibonacci(n - 1)
    async let b = fibonacci(n - 2)
    return await a + b
}
print(await fibonacci(10))
func mergeSort(_ xs: [Int]) async -> [Int] {
    guard xs.count > 1 else { return xs }
    let middle = xs.count / 2
    async let left = mergeSort(Array(xs[..<middle]))
    async let right = mergeSort(Array(xs[middle...]))
    var (a, b) = await (left, right)
    var merged: [Int] = []
    while let x = a.first, let y = b.first {
        if x <= y { merged.append(a.removeFirst()) } else { merged.append(b.removeFirst()) }
    }
    return merged + a + b
}
print(await mergeSort([5, 2, 9, 1, 5, 6, 0]))
func countdown(_ n: Int) async { if n > 0 { await countdown(n - 1) } else { print("zero") } }
await countdown(500)
