// UITableView's editing by hand, as RxCocoa tells it: a swipe commits .delete where the row may be edited and its style is .delete, the
// plus commits .insert only while the table is edited, a detail button tells the delegate, deselection comes before selection.
import RxCocoa
import RxSwift
import UIKit

final class Guests: UIViewController, UITableViewDelegate {
    @IBOutlet var tableView: UITableView!
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        Observable.just((0..<30).map { "guest \($0)" })
            .bind(to: tableView.rx.items(cellIdentifier: "GuestCell", cellType: UITableViewCell.self)) { row, guest, cell in
                cell.textLabel?.text = guest
                cell.accessoryType = row == 1 ? .detailButton : .none
            }
            .disposed(by: bag)
        tableView.rx.setDelegate(self).disposed(by: bag)
        tableView.rx.modelSelected(String.self).subscribe(onNext: { print("selected", $0) }).disposed(by: bag)
        tableView.rx.modelDeselected(String.self).subscribe(onNext: { print("deselected", $0) }).disposed(by: bag)
        tableView.rx.itemDeleted.subscribe(onNext: { print("delete", $0.row) }).disposed(by: bag)
        tableView.rx.itemInserted.subscribe(onNext: { print("insert at", $0.row) }).disposed(by: bag)
        tableView.rx.itemMoved
            .subscribe(onNext: { print("from", $0.sourceIndex.row, "to", $0.destinationIndex.row) })
            .disposed(by: bag)
        tableView.rx.itemAccessoryButtonTapped.subscribe(onNext: { print("details of", $0.row) }).disposed(by: bag)
        tableView.rx.didEndDisplayingCell.subscribe(onNext: { print("gone from sight:", $0.indexPath.row) }).disposed(by: bag)
    }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .insert : .delete }
}

let guests = show(Guests())
let table = guests.tableView!
table.select(row: 3)
table.select(row: 4)
table.delete(row: 2)
table.delete(row: 0)
table.insert(row: 0)
table.setEditing(true, animated: false)
table.insert(row: 0)
table.insert(row: 2)
table.move(row: 1, to: 5)
table.tapAccessory(row: 1)
table.tapAccessory(row: 2)
table.scroll(to: 2)
