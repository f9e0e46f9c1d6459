import Foundation

// Equality that a superclass declares serves its subclasses.
class Card: Equatable {
    let rank: Int
    init(_ rank: Int) { self.rank = rank }
    static func == (a: Card, b: Card) -> Bool { a.rank == b.rank }
}
final class Joker: Card {}
final class Stone: NSObject {
    let weight: Int
    init(_ weight: Int) { self.weight = weight }
    override func isEqual(_ object: Any?) -> Bool { (object as? Stone)?.weight == weight }
}
let jokers = [Joker(1), Joker(2)]
print(Joker(1) == Joker(1), jokers.contains(Joker(2)), jokers.firstIndex(of: Joker(3)) ?? -1)
let card: Card = Joker(4)
print(card == Joker(4), card != Card(5))
let stones = [Stone(7), Stone(9)]
print(Stone(7) == Stone(7), stones.contains(Stone(9)), Stone(1) == Stone(2))
