// Lists of values that are made on the spot, compared, joined and searched.
struct Step: Equatable { let size: Int; init(_ size: Int) { self.size = size } }
class Animal { let name: String; init(_ name: String) { self.name = name } }
final class Cat: Animal {}
print([Step(1)] == [Step(1)], [Step(1), Step(2)] != [Step(1)], [Step(3)] + [Step(4)])
print([1: Step(1)] == [1: Step(1)], [[Step(1)]] == [[Step(1)], []], [Step(1), nil] == [nil, Step(1)])
print([Step(1), Step(2)].contains(Step(2)), [Step(5)].firstIndex(of: Step(5)) as Any)
print([Cat("a"), Animal("b")].map(\.name) == ["a", "b"], type(of: [Cat("a"), Animal("b")]))
print([Step(1).size, 2] == [1, Step(2).size], Set([Step(1).size, 1]) == [1])
