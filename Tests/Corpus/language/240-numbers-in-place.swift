// Numbers in arrays, arranged and changed in place; arguments beyond the third; text built from numbers.

var asked = 0
var numbers = [5, 3, 9, 1, 7, 3]
let byHand = numbers.sorted { a, b in
    asked += 1
    return a % 5 == b % 5 ? a < b : a % 5 < b % 5
}
print(byHand, asked, numbers)
numbers.sort { $0 > $1 }
print(numbers, numbers.sorted(), numbers.sorted(by: >))
numbers.swapAt(0, 5)
numbers.swapAt(2, 2)
numbers.sort()
print(numbers, numbers.first!, numbers.last!)

var halves = [2.5, -0.0, 0.5, 1.25]
halves.sort { $0 < $1 }
halves.swapAt(1, 3)
print(halves, halves.sorted(), halves.sorted { abs($0 - 1) < abs($1 - 1) })

var flags = [true, false, true, false]
flags.sort { !$0 && $1 }
flags.swapAt(0, 3)
print(flags)
flags[1] = flags[0] == flags[3]
print(flags, flags.count)

struct Refusal: Error {}
var partly = [4, 2, 3, 1]
do {
    try partly.sort { a, b in
        if a + b == 5 { throw Refusal() }
        return a < b
    }
} catch {
    print("refused", partly.sorted())
}

let tail = numbers[2...]
print(tail.sorted(by: >), tail.startIndex)
var piece = numbers[1..<4]
piece.swapAt(1, 3)
piece.sort { $0 > $1 }
print(piece, piece.startIndex, numbers)

var unsigned: [UInt64] = [.max, 1, .max - 1]
unsigned.sort()
print(unsigned)
let perhaps: [Int?] = [3, nil, 1]
print(perhaps.sorted { ($0 ?? 0) < ($1 ?? 0) })

func total(_ values: [Int], skipping skipped: Int) -> Int {
    var sum = 0
    for value in values { sum += value == skipped ? 0 : value }
    return sum
}
print(total(numbers, skipping: 9), numbers.map { $0 * 2 }.reduce(0, +), numbers)

// Changed while somebody walks over it.
var walked = [1, 2, 3]
walked.forEach { if $0 < 3 { walked.append($0 * 10) } }
print(walked)

final class Guest {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("\(name) leaves") }
}
func seat(_ row: Int, _ place: Int, _ hour: Int, _ guest: Guest, _ other: Guest) -> String {
    "\(row)/\(place) at \(hour): \(guest.name), \(other.name)"
}
do {
    let ann = Guest("Ann")
    print(seat(1, 2, 8, ann, Guest("Bob")))
    print(seat(1, Int("3")!, 9, ann, ann))
    print("served")
}

func lines(_ count: Int) -> String {
    var text = ""
    for index in 0..<count {
        text += "line \(index - 3) of \(count), which is longer than a vector of bytes; "
        text += "\(index)\(-index)"
        text += "|"
    }
    return text
}
let long = lines(12)
print(long.count, long.utf8.count)
print(long.suffix(120))
print("\(Int.min) \(Int.max) \(0) \(-1) \(10) \(99) \(100)")
var own = "é"
for index in 0..<200 { own += "\(index)\(own.utf8.count % 7)" }
print(own.count, own.hasPrefix("é00"), own.suffix(12))
