func bsearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index? where C.Element: Comparable { c.firstIndex(of: x) }
let i = bsearch([1, 3, 5, 7], 5)!
print(i)
print(bsearch([1, 3, 5, 7], 5) as Any)
print(bsearch([1, 3, 5, 7], 5)!)
print(bsearch([1, 2, 3][1...], 3)!)
func firsts<C: Collection>(_ c: C) -> C.Element? { c.first }
print(firsts([1, 2])!, firsts("ab")!, firsts([1: 2])!.value)
