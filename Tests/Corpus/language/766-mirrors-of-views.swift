// Expected: compiled with swiftc 6.3. What lazy, reversed and erased sequences look like.
let a = AnyCollection([1]); print(a)
print(AnySequence([1])); print(AnySequence { AnyIterator { Int?.none } })
print(AnyBidirectionalCollection("ab")); print(AnyCollection(Set([1]))); print(AnyRandomAccessCollection([1]))
struct C: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { nil } }
print(AnySequence(C())); 
for c in Mirror(reflecting: [1,2].lazy).children { print(c.label ?? "-", c.value) }
print(Mirror(reflecting: [1].lazy).displayStyle == .struct)
struct W { var s: AnySequence<Int>; var l = [1].lazy }
print(W(s: AnySequence([2])))
dump([1, 2].lazy.map { $0 }); dump("ab".reversed())
