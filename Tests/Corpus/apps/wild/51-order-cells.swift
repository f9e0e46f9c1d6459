// A cell that has the initializer of a storyboard only, with subjects made before super.init.
import UIKit
import RxSwift
import RxCocoa

struct MenuItem: Hashable { var name: String; var price: Int; var count: Int }
class MenuItemTableViewCell: UITableViewCell {
    @IBOutlet var title: UILabel!
    @IBOutlet var count: UILabel!
    @IBOutlet var price: UILabel!
    var onChange: ((Int) -> Void)?
    private let cellDisposeBag = DisposeBag()
    var disposeBag = DisposeBag()
    let onData: AnyObserver<MenuItem>
    let onChanged: Observable<Int>
    required init?(coder aDecoder: NSCoder) {
        let data = PublishSubject<MenuItem>()
        let changing = PublishSubject<Int>()
        onData = data.asObserver()
        onChanged = changing
        super.init(coder: aDecoder)
        data.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] menu in
            self?.title.text = menu.name
            self?.price.text = "\(menu.price)"
            self?.count.text = "\(menu.count)"
        }).disposed(by: cellDisposeBag)
        onChange = { changing.onNext($0) }
    }
    override func prepareForReuse() { super.prepareForReuse(); disposeBag = DisposeBag() }
    @IBAction func onIncreaseCount() { onChange?(+1) }
    @IBAction func onDecreaseCount() { onChange?(-1) }
}
class MenuViewController: UIViewController {
    static let cellId = "MenuItemTableViewCell"
    @IBOutlet var activityIndicator: UIActivityIndicatorView!
    @IBOutlet var tableView: UITableView!
    @IBOutlet var itemCountLabel: UILabel!
    @IBOutlet var totalPrice: UILabel!
    @IBOutlet var clearButton: UIButton!
    @IBOutlet var orderButton: UIButton!
    let menus = BehaviorSubject<[MenuItem]>(value: [MenuItem(name: "Toast", price: 100, count: 0), MenuItem(name: "Soup", price: 250, count: 0)])
    let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        menus.bind(to: tableView.rx.items(cellIdentifier: Self.cellId, cellType: MenuItemTableViewCell.self)) { [unowned self] _, item, cell in
            cell.onData.onNext(item)
            cell.onChanged.map { (item, $0) }.subscribe(onNext: { item, inc in
                self.menus.map { all in all.map { $0.name == item.name ? MenuItem(name: $0.name, price: $0.price, count: max(0, $0.count + inc)) : $0 } }.take(1).subscribe(onNext: { self.menus.onNext($0) }).disposed(by: self.bag)
            }).disposed(by: cell.disposeBag)
        }.disposed(by: bag)
        menus.map { $0.map(\.count).reduce(0, +) }.map(String.init).bind(to: itemCountLabel.rx.text).disposed(by: bag)
        menus.map { $0.map { $0.price * $0.count }.reduce(0, +) }.map { $0.currencyKR() }.observe(on: MainScheduler.instance).bind(to: totalPrice.rx.text).disposed(by: bag)
        clearButton.rx.tap.withLatestFrom(menus).map { $0.map { MenuItem(name: $0.name, price: $0.price, count: 0) } }.bind(to: menus).disposed(by: bag)
    }
}
extension Int {
    func currencyKR() -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "ko_KR")
        return formatter.string(from: NSNumber(value: self)) ?? ""
    }
}
let c = MenuViewController()
show(UINavigationController(rootViewController: c))
visit(("", { print(screen); (c.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? MenuItemTableViewCell)?.onIncreaseCount() }), ("", { print(screen); tap("Clear") }), ("", { print(screen) }))
