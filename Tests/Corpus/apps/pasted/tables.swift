// Tables as a course of RxSwift 4 binds them: default cells made in the closure, several kinds of cell from an enum, a section with a
// header, a button with an action in each row, and the action of a login.
import Action
import Foundation
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

class CitiesController: UIViewController {
    @IBOutlet var tableView: UITableView!
    let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        bindTableView()
    }

    func bindTableView() {
        let cities = Observable.of(["Lisbon", "Copenhagen", "London", "Madrid", "Vienna"])

        cities
            .bind(to: tableView.rx.items) { (tableView: UITableView, index: Int, element: String) in
                let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
                cell.textLabel?.text = element
                return cell
            }
            .disposed(by: disposeBag)

        tableView.rx
            .modelSelected(String.self)
            .subscribe(onNext: { model in
                print("\(model) was selected")
            })
            .disposed(by: disposeBag)

        tableView.rx.itemDeselected
            .subscribe(onNext: { print("row \($0.row) is selected no more") })
            .disposed(by: disposeBag)
    }
}

enum Part {
    case text(String)
    case pairOfImages(UIImage, UIImage)
}

class TextCell: UITableViewCell {
    @IBOutlet var titleLabel: UILabel!
}

class ImagesCell: UITableViewCell {
    @IBOutlet var leftImage: UIImageView!
    @IBOutlet var rightImage: UIImageView!
}

class PartsController: UIViewController, UITableViewDelegate {
    @IBOutlet var tableView: UITableView!
    let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        let observable = Observable<[Part]>.just([
            .text("Paris"),
            .pairOfImages(UIImage(named: "Tower.jpg")!, UIImage(named: "River.jpg")!),
            .text("London"),
            .pairOfImages(UIImage(named: "Clock.jpg")!, UIImage(named: "Bridge.jpg")!),
        ])

        observable.bind(to: tableView.rx.items) { (tableView: UITableView, index: Int, element: Part) in
            let indexPath = IndexPath(item: index, section: 0)
            switch element {
            case .text(let title):
                let cell = tableView.dequeueReusableCell(withIdentifier: "textCell", for: indexPath) as! TextCell
                cell.titleLabel.text = title
                return cell
            case let .pairOfImages(firstImage, secondImage):
                let cell = tableView.dequeueReusableCell(withIdentifier: "imagesCell", for: indexPath) as! ImagesCell
                cell.leftImage.image = firstImage
                cell.rightImage.image = secondImage
                return cell
            }
        }
        .disposed(by: disposeBag)

        tableView.rx.willDisplayCell
            .take(1)
            .subscribe(onNext: { cell, indexPath in print("first shown: \(cell is TextCell) \(indexPath.row)") })
            .disposed(by: disposeBag)

        tableView.rx.setDelegate(self).disposed(by: disposeBag)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("own delegate: row \(indexPath.row)")
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

class PositionsController: UIViewController {
    @IBOutlet var tableView: UITableView!
    let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        let dataSource = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(
            configureCell: { dataSource, tableView, indexPath, item in
                let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                let formatter = NumberFormatter()
                formatter.numberStyle = .ordinal
                cell.textLabel?.text = formatter.string(from: NSNumber(value: item))
                return cell
            })
        dataSource.titleForHeaderInSection = { dataSource, index in
            dataSource.sectionModels[index].model
        }
        Observable.just([SectionModel(model: "Position", items: [1, 2, 3])])
            .bind(to: tableView.rx.items(dataSource: dataSource))
            .disposed(by: disposeBag)
    }
}

class ButtonCell: UITableViewCell {
    @IBOutlet var button: UIButton!
}

class ButtonsController: UIViewController {
    @IBOutlet var tableView: UITableView!
    let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        Observable.just(["one", "two"])
            .bind(to: tableView.rx.items) { (tableView: UITableView, index: Int, element: String) in
                let cell = tableView.dequeueReusableCell(withIdentifier: "buttonCell", for: IndexPath(row: index, section: 0)) as! ButtonCell
                cell.button.setTitle(element, for: .normal)
                cell.button.rx.action = CocoaAction { [weak self] in
                    print("do \(element)", self != nil)
                    return Observable.just(()).delay(1, scheduler: MainScheduler.instance)
                }
                return cell
            }
            .disposed(by: disposeBag)
    }
}

class LoginController: UIViewController {
    @IBOutlet var loginField: UITextField!
    @IBOutlet var passwordField: UITextField!
    @IBOutlet var loginButton: UIButton!
    let disposeBag = DisposeBag()
    struct LoginError: Error {}

    let loginAction: Action<(String, String), Bool> = Action { credentials in
        let (login, password) = credentials
        if password == "broken" { return Observable.error(LoginError()) }
        return Observable.just(login == "ida" && password == "sesame")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let loginPasswordObservable = Observable.combineLatest(loginField.rx.text.orEmpty, passwordField.rx.text.orEmpty) {
            ($0, $1)
        }
        loginButton.rx.tap.asObservable()
            .withLatestFrom(loginPasswordObservable)
            .bind(to: loginAction.inputs)
            .disposed(by: disposeBag)

        loginAction.elements
            .filter { $0 }
            .take(1)
            .subscribe(onNext: { _ in print("logged in: to the next screen") })
            .disposed(by: disposeBag)

        loginAction.errors
            .subscribe(onNext: { error in
                if case .underlyingError(let err) = error {
                    print("failed: \(err is LoginError)")
                }
            })
            .disposed(by: disposeBag)
    }
}

// MARK: What a person does

let cities = show(CitiesController())
print(screen)
cities.tableView.select(row: 2)
cities.tableView.select(row: 4)
let parts = show(PartsController())
print(screen)
parts.tableView.select(row: 1)
print(parts.tableView.indexPathForSelectedRow == nil)
show(PositionsController())
print(screen)
let buttons = show(ButtonsController())
print(screen)
visit(
    pause: 1.5,
    ("press one twice", { tap("one"); tap("one") }),
    ("again", { tap("one") }),
    ("a login", { show(LoginController()) }),
    ("wrong", {
        screen.find("loginField", as: UITextField.self).type("ida")
        screen.find("passwordField", as: UITextField.self).type("broken")
        tap("loginButton")
    }),
    ("right", {
        let field = screen.find("passwordField", as: UITextField.self)
        field.clear()
        field.type("sesame")
        tap("loginButton")
    })
)
