// A copy of an iterator goes on from where it was made, and leaves the one that it was made of alone.
var a = [1, 2, 3].makeIterator()
var b = a
print(a.next()!, a.next()!, b.next()!)
var s = "abc".makeIterator(), s2 = s
print(s.next()!, s2.next()!, s2.next()!, s.next()!)
var r = (1...5).makeIterator(), r2 = r
print(r.next()!, r.next()!, r2.next()!)
var st = stride(from: 0, to: 10, by: 2).makeIterator(), st2 = st
_ = st.next()
print(st2.next()!, st.next()!)
var through = stride(from: 1.0, through: 0, by: -0.5).makeIterator(), through2 = through
_ = through.next()
print(through2.next()!, through.next()!)
var d = ["k": 1].makeIterator(), d2 = d
print(d.next()!.value, d2.next()!.value, d.next() == nil)
var z = zip([1, 2], "ab").makeIterator(), z2 = z
_ = z.next()
print(z2.next()!, z.next()!)
var en = ["x", "y"].enumerated().makeIterator(), en2 = en
_ = en.next()
print(en2.next()!, en.next()!, en2.next()!)
struct Tokens {
    private var rest: IndexingIterator<[Int]>
    init(_ numbers: [Int]) { rest = numbers.makeIterator() }
    mutating func next() -> Int? { rest.next() }
    func peek() -> Int? {
        var copy = rest
        return copy.next()
    }
}
var tokens = Tokens([7, 8, 9])
print(tokens.peek()!, tokens.next()!, tokens.peek()!, tokens.peek()!, tokens.next()!)
func first(of iterator: IndexingIterator<[Int]>) -> Int? {
    var iterator = iterator
    return iterator.next()
}
var q = [5, 6].makeIterator()
print(first(of: q)!, first(of: q)!, q.next()!)
var erased = AnyIterator([1, 2, 3].makeIterator()), erased2 = erased
print(erased.next()!, erased2.next()!)
var lazily = [1, 2, 3].lazy.map { $0 * 2 }.makeIterator(), lazily2 = lazily
_ = lazily.next()
print(lazily2.next()!, lazily.next()!)
var doubles = sequence(first: 1) { $0 * 2 }.makeIterator(), doubles2 = doubles
_ = doubles.next()
_ = doubles.next()
print(doubles.next()!, doubles2.next()!)
var counted = sequence(state: 0) { (n: inout Int) -> Int? in n += 1; return n < 4 ? n : nil }, counted2 = counted
_ = counted.next()
print(counted.next()!, counted2.next()!, Array(counted2))
var characters = Array("hi!").makeIterator()
func parse(_ iterator: inout IndexingIterator<[Character]>) { if let c = iterator.next() { print(c, terminator: " ") } }
parse(&characters)
let saved = characters
parse(&characters)
characters = saved
parse(&characters)
print()
var walked = [1, 2, 3, 4].makeIterator()
_ = walked.next()
for x in walked { print(x, terminator: " ") }
print(walked.next()!, walked.next()!)
struct Countdown: Sequence, IteratorProtocol {
    var n: Int
    mutating func next() -> Int? {
        defer { n -= 1 }
        return n > 0 ? n : nil
    }
}
var down = Countdown(n: 3)
_ = down.next()
let same = down
print(Array(down), Array(same), down.next()!)
