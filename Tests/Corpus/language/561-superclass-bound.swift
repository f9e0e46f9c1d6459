// A type parameter of which nothing is known but its superclass is that class: the closure's parameter is one.
class Cell {
    required init() {}
    var label: Cell?
    var text = ""
}
class TitleCell: Cell {
    var title = ""
}

func items<Elements: Sequence, Kind: Cell>(
    id: String, type: Kind.Type = Kind.self
) -> (_ elements: Elements) -> (_ fill: @escaping (Int, Elements.Element, Kind) -> Void) -> [Kind] {
    { elements in
        { fill in
            elements.enumerated().map { index, element in
                let cell = Kind()
                fill(index, element, cell)
                return cell
            }
        }
    }
}
extension Array {
    func bind<Fill, Made>(to table: ([Element]) -> (Fill) -> Made, with fill: Fill) -> Made { table(self)(fill) }
}

func made<Kind: Cell>(_ kind: Kind.Type = Kind.self, then change: (Kind) -> Void) -> Kind {
    let cell = kind.init()
    change(cell)
    return cell
}

let cells = ["a", "b"].bind(to: items(id: "x")) { row, name, cell in
    cell.label?.text = name
    cell.text = "\(row) \(name)"
}
print(type(of: cells), cells.map(\.text))
let titles = ["a"].bind(to: items(id: "x", type: TitleCell.self)) { _, name, cell in cell.title = name }
print(type(of: titles), titles[0].title)
let annotated = ["a"].bind(to: items(id: "x")) { (_: Int, name: String, cell: TitleCell) in cell.title = name + "!" }
print(type(of: annotated), annotated[0].title)
let plain = made { $0.text = "plain" }
print(type(of: plain), plain.text)
let title: TitleCell = made { $0.title = "wanted" }
print(type(of: title), title.title)
