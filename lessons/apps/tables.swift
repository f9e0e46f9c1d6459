/*:
 # Tables

 The app of chapter 18: a list that is bound to an array, rows of two kinds that an enum tells apart, what a tap and a
 swipe say, and a delegate of one's own beside it.

 `rill app lessons/apps/tables.swift` opens it, `rill run` shows a visit.
 */
import RxCocoa
import RxRelay
import RxSwift
import UIKit

enum Sight: Equatable {
    case title(String)
    case pair(String, String)
}

final class TitleCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}

final class PairCell: UITableViewCell {
    @IBOutlet weak var leftImage: UIImageView!
    @IBOutlet weak var rightImage: UIImageView!
}

final class SightsViewController: UIViewController, UITableViewDelegate {
    @IBOutlet weak var tableView: UITableView!
    let sights = BehaviorRelay<[Sight]>(value: [])
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sights"
        tableView.register(TitleCell.self, forCellReuseIdentifier: "titleCell")
        tableView.register(PairCell.self, forCellReuseIdentifier: "pairCell")
        bindTableView()
    }

    private func bindTableView() {
        sights
            .bind(to: tableView.rx.items) { table, row, sight in
                let path = IndexPath(row: row, section: 0)
                switch sight {
                case .title(let text):
                    let cell = table.dequeueReusableCell(withIdentifier: "titleCell", for: path) as! TitleCell
                    cell.titleLabel.text = text
                    return cell
                case .pair(let left, let right):
                    let cell = table.dequeueReusableCell(withIdentifier: "pairCell", for: path) as! PairCell
                    cell.leftImage.image = UIImage(named: left)
                    cell.rightImage.image = UIImage(named: right)
                    return cell
                }
            }
            .disposed(by: bag)
        tableView.rx.modelSelected(Sight.self)
            .subscribe(onNext: { print("selected", $0) })
            .disposed(by: bag)
        tableView.rx.itemDeleted
            .subscribe(onNext: { [weak self] path in
                guard var rows = self?.sights.value else { return }
                rows.remove(at: path.row)
                self?.sights.accept(rows)
            })
            .disposed(by: bag)
        tableView.rx.setDelegate(self).disposed(by: bag)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("the delegate hears of row \(indexPath.row) too")
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

let main = show(SightsViewController())
visit(
    ("an empty table", { print(screen) }),
    ("an array comes", {
        main.sights.accept([.title("Paris"), .pair("tower", "louvre"), .title("London"), .pair("bridge", "palace")])
        print(screen)
    }),
    ("tap the second row", { main.tableView.select(row: 1) }),
    ("swipe the third away", {
        main.tableView.delete(row: 2)
        print(screen)
    })
)
/* Prints:
> an empty table
┌─ Sights ──────────────────────────────┐
│ Sights                                │
├───────────────────────────────────────┤
│ · no rows ·                           │   tableView
└───────────────────────────────────────┘
> an array comes
┌─ Sights ──────────────────────────────┐
│ Sights                                │
├───────────────────────────────────────┤
│ Paris                                 │
│ 🌅  🍎                                │   tableView
│ London                                │
│ 🎈  🌊                                │
└───────────────────────────────────────┘
> tap the second row
the delegate hears of row 1 too
selected pair("tower", "louvre")
> swipe the third away
┌─ Sights ──────────────────────────────┐
│ Sights                                │
├───────────────────────────────────────┤
│ Paris                                 │
│ 🌅  🍎                                │   tableView
│ 🎈  🌊                                │
└───────────────────────────────────────┘
*/
