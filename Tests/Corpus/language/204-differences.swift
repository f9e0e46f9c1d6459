let old = [1, 2, 3, 4, 5]
let new = [1, 3, 5, 6]
let diff = new.difference(from: old)
for change in diff {
    switch change {
    case let .remove(offset, element, _): print("remove", offset, element)
    case let .insert(offset, element, _): print("insert", offset, element)
    }
}
print(diff.count, diff.insertions.count, diff.removals.count, diff.isEmpty)
print(old.applying(diff) ?? [])
let s = Array("kitten").difference(from: Array("sitting"))
print(
    s.map { c -> String in
        switch c {
        case .insert(let o, let e, _): return "+\(o)\(e)";
        case .remove(let o, let e, _): return "-\(o)\(e)"
        }
    })
print([1, 2].difference(from: [1, 2]).isEmpty)
print(["a", "b"].applying(["b", "c"].difference(from: ["a", "b"]))!)
let moved = ["a", "b", "c"].difference(from: ["c", "a", "b"]).inferringMoves()
for m in moved { print(m) }
