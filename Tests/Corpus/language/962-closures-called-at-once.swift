// A closure that is called where it is written may take an inout argument.
var n = 1
print({ (x: inout Int) in x += 1; return x }(&n), n)
let old = { (x: inout Int, by: Int) -> Int in
    defer { x *= by }
    return x
}(&n, 10)
print(old, n);
({ $0 += 5 })(&n)
print(n)
var words = ["a"]
print({ (list: inout [String]) in list.append("b"); return list.count }(&words), words)
