// rx.items: a row for each element of the newest array; modelSelected gives the element behind the row; modelDeleted
// follows a swipe and Delete. A table that is bound says what it shows, the data stays the program's.
import RxCocoa
import RxRelay
import RxSwift
import UIKit

struct City { let name: String }

final class Cities: UIViewController {
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var status: UILabel!
    private let bag = DisposeBag()
    let cities = BehaviorRelay<[City]>(value: [])

    override func viewDidLoad() {
        super.viewDidLoad()
        cities.bind(to: tableView.rx.items(cellIdentifier: "City", cellType: UITableViewCell.self)) { row, city, cell in
            cell.textLabel?.text = "\(row + 1). \(city.name)"
        }
        .disposed(by: bag)
        cities.map { "\($0.count) cities" }.bind(to: status.rx.text).disposed(by: bag)
        tableView.rx.modelSelected(City.self).subscribe(onNext: { print("selected", $0.name) }).disposed(by: bag)
        tableView.rx.itemSelected.subscribe(onNext: { print("row", $0.row) }).disposed(by: bag)
        tableView.rx.modelDeleted(City.self)
            .withLatestFrom(cities) { gone, all in all.filter { $0.name != gone.name } }
            .bind(to: cities).disposed(by: bag)
    }
    func pick(_ row: Int) { tableView.select(row: row) }
    func remove(_ row: Int) { tableView.delete(row: row) }
}

let main = show(Cities())
main.cities.accept([City(name: "Lisbon"), City(name: "Turin"), City(name: "Oslo")])
print(screen)
main.pick(1)
main.remove(0)
main.pick(7)
print(screen)
