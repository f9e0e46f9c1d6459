// RxDataSources: a reload data source shows sections with their titles; an animated one works out which items came, went,
// moved or changed, by identity, and moves as few as can be; the table's count of rows must agree after each batch.
import RxCocoa
import RxDataSources
import RxRelay
import RxSwift
import UIKit

struct Chore: Equatable, IdentifiableType {
    let name: String
    var isDone = false
    var identity: String { name }
}
typealias ChoreSection = AnimatableSectionModel<String, Chore>

final class Chores: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    let sections = BehaviorRelay<[ChoreSection]>(value: [])
    private let bag = DisposeBag()
    lazy var dataSource = RxTableViewSectionedAnimatedDataSource<ChoreSection>(
        configureCell: { _, table, path, chore in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = chore.name
            cell.accessoryType = chore.isDone ? .checkmark : .none
            return cell
        },
        titleForHeaderInSection: { source, index in source.sectionModels[index].model },
        canEditRowAtIndexPath: { _, path in path.section == 0 })

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        sections.bind(to: tableView.rx.items(dataSource: dataSource)).disposed(by: bag)
        tableView.rx.modelSelected(Chore.self).subscribe(onNext: { print("selected", $0.name) }).disposed(by: bag)
        tableView.rx.itemDeleted.subscribe(onNext: { print("delete", $0.section, $0.row) }).disposed(by: bag)
    }
}

func tell(_ title: String, _ old: [ChoreSection], _ new: [ChoreSection]) {
    do {
        let steps = try Diff.differencesForSectionedView(initialSections: old, finalSections: new)
        print("--- \(title): \(steps.count) step(s)")
        for step in steps {
            print("deleted", step.deletedItems, "inserted", step.insertedItems, "updated", step.updatedItems)
            print("moved", step.movedItems.map { "\($0.from) to \($0.to)" })
            print(
                "sections", step.deletedSections, step.insertedSections,
                step.movedSections.map { "\($0.from) to \($0.to)" })
        }
    } catch {
        print("--- \(title):", error is Diff.Error)
    }
}

func section(_ name: String, _ items: String) -> ChoreSection {
    ChoreSection(model: name, items: items.split(separator: " ").map { Chore(name: String($0)) })
}
let before = [section("due", "a b c d"), section("done", "x")]
tell("same", before, before)
tell("insert and delete", before, [section("due", "a c d e"), section("done", "x")])
tell("the last comes first", before, [section("due", "d a b c"), section("done", "x")])
tell("into another section", before, [section("due", "a c d"), section("done", "b x")])
tell("a section comes, one goes", before, [section("late", "q"), section("due", "a b c d")])
tell("sections change places", before, [section("done", "x"), section("due", "a b c d")])
var changed = before
changed[0].items[1].isDone = true
tell("another value", before, changed)
tell("twice the same", before, [section("due", "a a")])

let main = show(Chores())
main.sections.accept([section("due", "ropes paint"), section("done", "")])
print(screen)
main.tableView.select(row: 1)
main.tableView.delete(row: 0)
main.tableView.delete(row: 0, section: 1)
main.sections.accept([section("due", "ropes tar"), section("done", "paint")])
print(screen)
