// Expected: compiled with swiftc 6.3. what of texts and lists is replaced, looked for and taken away.
var s = "banana"
s.replace("an", with: "-")
print(s)
s.replace("a", with: "oo", maxReplacements: 1)
print(s)
let sub = "one two one"[...]
let r: Substring = sub.replacing("one", with: "1")
print(r)
var q = sub
q.replace("one", with: "x", maxReplacements: 1)
print(q)
print([1, 2, 3, 2].replacing([2], with: [9, 9]))
var xs = [1, 2, 3, 2, 3]
xs.replace([2, 3], with: [0], maxReplacements: 1)
print(xs)
print(xs.contains([2, 3]), xs.contains([3, 2]))
print(xs.firstRange(of: [2, 3]) as Any)
print([1, 2, 1, 2].ranges(of: [1, 2]))
print([1, 0, 0, 2, 0, 0, 3].split(separator: [0, 0]))
print([1, 2, 3].starts(with: [1, 2]), [1, 2, 3].trimmingPrefix([1]), "xxabc".trimmingPrefix("xx"), "aab".trimmingPrefix(while: { $0 == "a" }))
var t = "xxabc"
t.trimPrefix("xx")
print(t)
print("abc".replacing("", with: "."), "aaa".replacing("aa", with: "b"), "héé".replacing("é", with: "e"))
var u = "  padded"
u.trimPrefix(while: \.isWhitespace)
print(u, [1, 1, 2].trimmingPrefix { $0 == 1 })
let pieces: [Substring] = "a-b c-d".split(separator: " ").map { $0.replacing("-", with: "+") }
print(pieces, "a-b".replacing("-", with: ["1", "2"]), "x".replacing(["x"] as [Character], with: "yy"))
