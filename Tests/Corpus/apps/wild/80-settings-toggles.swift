// A control property sends its value at subscription and after taps, not when code sets it; headers and footers come from the data source.
import UIKit
import RxSwift
import RxCocoa
import RxDataSources

enum SettingsItem {
    case toggle(title: String, relay: BehaviorRelay<Bool>)
    case link(title: String, detail: String)
    case button(title: String)
}
enum SettingsSection { case general([SettingsItem]), account([SettingsItem]) }
extension SettingsSection: SectionModelType {
    typealias Item = SettingsItem
    var items: [SettingsItem] {
        switch self { case .general(let items), .account(let items): return items }
    }
    var title: String {
        switch self { case .general: return "General"; case .account: return "Account" }
    }
    init(original: SettingsSection, items: [SettingsItem]) {
        switch original {
        case .general: self = .general(items)
        case .account: self = .account(items)
        }
    }
}
class SwitchCell: UITableViewCell {
    let toggle = UISwitch()
    var disposeBag = DisposeBag()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = toggle
        selectionStyle = .none
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() { super.prepareForReuse(); disposeBag = DisposeBag() }
}
class SettingsViewController: UIViewController, UITableViewDelegate {
    let notifications = BehaviorRelay(value: true)
    let darkMode = BehaviorRelay(value: false)
    let disposeBag = DisposeBag()
    lazy var tableView = UITableView(frame: view.bounds, style: .grouped)
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Settings"
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        view.addSubview(tableView)
        let dataSource = RxTableViewSectionedReloadDataSource<SettingsSection>(configureCell: { _, table, indexPath, item in
            switch item {
            case let .toggle(title, relay):
                let cell = table.dequeueReusableCell(withIdentifier: "switch", for: indexPath) as! SwitchCell
                cell.textLabel?.text = title
                (cell.toggle.rx.isOn <-> relay).disposed(by: cell.disposeBag)
                return cell
            case let .link(title, detail):
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = title
                cell.detailTextLabel?.text = detail
                cell.accessoryType = .disclosureIndicator
                return cell
            case .button(let title):
                let cell = table.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
                cell.textLabel?.text = title
                cell.textLabel?.textColor = .systemRed
                cell.textLabel?.textAlignment = .center
                return cell
            }
        }, titleForHeaderInSection: { ds, index in ds[index].title }, titleForFooterInSection: { ds, index in
            index == ds.sectionModels.count - 1 ? "Version 1.0" : nil
        })
        let sections: [SettingsSection] = [
            .general([.toggle(title: "Notifications", relay: notifications), .toggle(title: "Dark mode", relay: darkMode)]),
            .account([.link(title: "Plan", detail: "Free"), .button(title: "Log out")])]
        Observable.just(sections).bind(to: tableView.rx.items(dataSource: dataSource)).disposed(by: disposeBag)
        tableView.rx.setDelegate(self).disposed(by: disposeBag)
        tableView.rx.modelSelected(SettingsItem.self)
            .subscribe(onNext: { [weak self] item in
                if case .button = item { self?.confirm() }
            }).disposed(by: disposeBag)
        Observable.combineLatest(notifications, darkMode).skip(1).subscribe(onNext: { print("settings", $0, $1) }).disposed(by: disposeBag)
    }
    func confirm() {
        let sheet = UIAlertController(title: "Log out?", message: "You can come back", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Log out", style: .destructive) { _ in print("logged out") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(sheet, animated: true)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { indexPath.section == 1 }
}
infix operator <->
func <-> <T>(property: ControlProperty<T>, relay: BehaviorRelay<T>) -> Disposable {
    let toUI = relay.bind(to: property)
    let toModel = property.subscribe(onNext: { relay.accept($0) }, onCompleted: { toUI.dispose() })
    return Disposables.create(toUI, toModel)
}
let settings = SettingsViewController()
show(UINavigationController(rootViewController: settings))
visit(
    ("", { print(screen) }),
    ("", { (settings.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as! SwitchCell).toggle.flip() }),
    ("", { settings.notifications.accept(false) }),
    ("", { print(screen); tap("Log out") }),
    ("", { print(screen); choose("Log out") }),
    ("", { print(settings.presentedViewController == nil) })
)
