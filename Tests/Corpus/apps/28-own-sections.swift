// RxDataSources: a program's own types of sections, plain and with identities; `init(original:items:)` makes a section with other
// items of the same kind; an animated source changes what differs and asks again for nothing else.
import Differentiator
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

struct Shelf: SectionModelType {
    let place: String
    var items: [String]

    init(place: String, items: [String]) { (self.place, self.items) = (place, items) }
    init(original: Shelf, items: [String]) {
        self = original
        self.items = items
    }
}

struct Box: IdentifiableType, Equatable {
    let identity: Int
    let label: String
}

struct Row: AnimatableSectionModelType {
    var identity: String
    var items: [Box]

    init(_ identity: String, _ items: [Box]) { (self.identity, self.items) = (identity, items) }
    init(original: Row, items: [Box]) { self.init(original.identity, items) }
}

print(Shelf(original: Shelf(place: "top", items: ["a"]), items: ["b", "c"]))
let bag = DisposeBag()
let controller = show(UIViewController())
let table = UITableView()
controller.view.addSubview(table)
table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
let rows = BehaviorRelay(value: [Row("left", [Box(identity: 1, label: "rope"), Box(identity: 2, label: "paint")])])
let source = RxTableViewSectionedAnimatedDataSource<Row>(configureCell: { _, table, path, box in
    print("cell for", box.label)
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = box.label
    return cell
})
rows.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
print(table.visibleCells.count)
rows.accept([Row("left", [Box(identity: 2, label: "paint"), Box(identity: 3, label: "nails"), Box(identity: 1, label: "rope")])])
print(table.visibleCells.map { $0.textLabel!.text! })
rows.accept([Row("left", [Box(identity: 2, label: "red paint"), Box(identity: 1, label: "rope")])])
print(table.visibleCells.map { $0.textLabel!.text! })
