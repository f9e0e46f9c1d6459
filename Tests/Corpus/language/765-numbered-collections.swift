// Expected: compiled with swiftc 6.3. Numbered sequences are collections; methods of texts as values.
let bound = "abc".hasPrefix
print(bound("a"))
let suf = "abc".hasSuffix; print(suf("c"), ["a", "x"].filter("abc".contains))
let m = String.hasPrefix; print(m("abc")("ab"))
print([1, 2, 3].enumerated().last!, [1, 2].enumerated().first!, Array([1, 2].enumerated().reversed())[0], "ab".enumerated().count, [5].enumerated().isEmpty)
for (i, x) in [1, 2, 3].enumerated().dropFirst() { print(i, x) }
print([1, 2, 3].enumerated().map { $0.offset }, [4, 5].lazy.enumerated().map { $0 }.first!)
let e2 = [7, 8].enumerated(); print(e2[e2.startIndex], e2.firstIndex { $0.element == 8 } != nil, e2.max { $0.element < $1.element }!)
print(e2.prefix(1), e2.suffix(1).map { $0 }, e2.sorted { $0.offset > $1.offset }, type(of: e2.dropLast()))
let p = [1, 2].enumerated().lazy.compactMap { (i, x) in x > 1 ? (a: i, b: x) : nil }.first
print(p as Any)
