struct Box<Item> { let item: Item }
extension Box: Equatable where Item: Equatable {}
struct Coin {}
let boxes = [Box(item: Coin())]
print(boxes.contains(boxes[0]))
