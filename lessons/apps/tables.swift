/*:
 # Tables

 The app of lesson 18: a list that is bound to an array, an enum for two kinds of rows, taps and swipes, and a delegate
 beside the binding.

 `rill app lessons/apps/tables.swift` opens it, `rill run` plays a visit.
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
    @IBOutlet weak var itemAdd: UIBarButtonItem!
    let sights = BehaviorRelay<[Sight]>(value: [.title("Paris"), .pair("tower", "louvre")])
    private let bag = DisposeBag()
    private var others = [("London", "bridge", "palace"), ("Rome", "arena", "fountain"), ("Oslo", "opera", "fjord")][...]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sights"
        tableView.register(UINib(nibName: "TitleCell", bundle: nil), forCellReuseIdentifier: "titleCell")
        tableView.register(UINib(nibName: "PairCell", bundle: nil), forCellReuseIdentifier: "pairCell")
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
    @IBAction func actionAdd() {
        guard let (city, left, right) = others.popFirst() else { return }
        sights.accept(sights.value + [.title(city), .pair(left, right)])
        itemAdd.isEnabled = !others.isEmpty
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("the delegate hears of row \(indexPath.row) too")
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

let main = show(SightsViewController())
visit(
    ("the app starts", { print(screen) }),
    ("tap +", {
        tap("+")
        print(screen)
    }),
    ("tap the second row", { main.tableView.select(row: 1) }),
    ("swipe the third row away", {
        main.tableView.delete(row: 2)
        print(screen)
    })
)
/* Prints:
> the app starts
┌─ Sights ──────────────────────────────┐
│ Sights                              + │   itemAdd
├───────────────────────────────────────┤
│ Paris                                 │   tableView
│ 🌅  🍎                                │
└───────────────────────────────────────┘
> tap +
┌─ Sights ──────────────────────────────┐
│ Sights                              + │   itemAdd
├───────────────────────────────────────┤
│ Paris                                 │
│ 🌅  🍎                                │   tableView
│ London                                │
│ 🎈  🌊                                │
└───────────────────────────────────────┘
> tap the second row
the delegate hears of row 1 too
selected pair("tower", "louvre")
> swipe the third row away
┌─ Sights ──────────────────────────────┐
│ Sights                              + │   itemAdd
├───────────────────────────────────────┤
│ Paris                                 │
│ 🌅  🍎                                │   tableView
│ 🎈  🌊                                │
└───────────────────────────────────────┘
*/
