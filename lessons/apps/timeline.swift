/*:
 # A timeline of a list

 The app of lesson 24: what the people of a list write. A fetcher asks again and again while there is an account and a
 network and no pause, and keeps a cursor so that nothing comes twice; view models do not know screens; the same view model
 serves two screens that look different.

 `rill app lessons/apps/timeline.swift` opens it, `rill run` plays a visit.
 */
import Foundation
import Reachability
import RxCocoa
import RxRelay
import RxSwift
import UIKit

struct Note: Codable, Equatable {
    let id: Int
    let author: String
    let text: String
}

enum AccountStatus: Equatable { case unavailable, authorized(String) }

/// The service that has all notes.
final class Board {
    let server = StubServer("board.test")
    private var notes: [Note] = []

    init() {
        server.latency = 0.2
        server.get("/lists/:name/notes") { [weak self] request in
            let since = Int(request.query["since"] ?? "") ?? 0
            return try .json((self?.notes ?? []).filter { $0.id > since })
        }
        server.get("/lists/:name/people") { _ in try .json(["ida", "tom", "uma"]) }
        server.get("/people/:name/notes") { [weak self] request in
            try .json((self?.notes ?? []).filter { $0.author == request.parameters["name"] })
        }
    }
    func write(_ author: String, _ text: String) { notes.append(Note(id: notes.count + 1, author: author, text: text)) }
}

enum BoardAPI {
    static func get<Answer: Decodable>(_ path: String, _ type: Answer.Type) -> Observable<Answer> {
        URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://board.test" + path)!))
            .map { try JSONDecoder().decode(type, from: $0) }
            .observe(on: MainScheduler.instance)
    }
}

/// Requests new notes every five seconds.
final class TimelineFetcher {
    /// No requests while true.
    let paused = BehaviorRelay(value: false)
    /// Each batch of new notes.
    let timeline: Observable<[Note]>

    init(account: Driver<AccountStatus>, list: String) {
        let cursor = BehaviorRelay(value: 0)
        let ticks = account.asObservable().flatMapLatest { status -> Observable<Int> in
            if status == .unavailable { return .empty() }
            return Observable<Int>.timer(.seconds(0), period: .seconds(5), scheduler: MainScheduler.instance)
        }
        let wanted = Observable.combineLatest(
            ticks, Reachability.rx.reachable, account.asObservable(), paused.asObservable()
        ) { _, isReachable, account, isPaused in
            isReachable && !isPaused && account != .unavailable
        }
        let notes = wanted
            .filter { $0 }
            .withLatestFrom(cursor)
            .flatMapLatest { since in
                BoardAPI.get("/lists/\(list)/notes?since=\(since)", [Note].self).catchAndReturn([])
            }
            .filter { !$0.isEmpty }
        timeline = notes.do(onNext: { notes in cursor.accept(notes.map { $0.id }.max() ?? 0) }).share()
    }
}

struct ListTimelineViewModel {
    private let fetcher: TimelineFetcher
    var paused: BehaviorRelay<Bool> { fetcher.paused }
    /// All notes, newest first.
    let notes: Driver<[Note]>
    let loggedIn: Driver<Bool>

    init(account: Driver<AccountStatus>, list: String) {
        fetcher = TimelineFetcher(account: account, list: list)
        notes = fetcher.timeline.scan([]) { $1.reversed() + $0 }.asDriver(onErrorJustReturn: [])
        loggedIn = account.map { $0 != .unavailable }
    }
}

struct PersonTimelineViewModel {
    let name: String
    var notes: Driver<[Note]> {
        BoardAPI.get("/people/\(name)/notes", [Note].self).asDriver(onErrorJustReturn: [])
    }
}

final class ListTimelineViewController: UIViewController {
    @IBOutlet weak var messageView: UILabel!
    @IBOutlet weak var tableView: UITableView!
    private let bag = DisposeBag()
    var viewModel: ListTimelineViewModel!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "harbour"
        messageView.text = "Log in to read"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .bookmarks, target: nil, action: nil)
        viewModel.loggedIn.drive(messageView.rx.isHidden).disposed(by: bag)
        viewModel.notes
            .drive(tableView.rx.items(cellIdentifier: "NoteCell", cellType: UITableViewCell.self)) { _, note, cell in
                cell.textLabel?.text = "\(note.author): \(note.text)"
            }
            .disposed(by: bag)
        navigationItem.rightBarButtonItem!.rx.tap
            .throttle(.milliseconds(500), latest: false, scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in
                self?.navigationController?.pushViewController(PeopleViewController(), animated: true)
            })
            .disposed(by: bag)
    }
}

final class PeopleViewController: UIViewController {
    @IBOutlet weak var messageView: UILabel!
    @IBOutlet weak var tableView: UITableView!
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
        messageView.text = "Loading…"
        let people = BoardAPI.get("/lists/harbour/people", [String].self).asDriver(onErrorJustReturn: [])
        people.map { !$0.isEmpty }.drive(messageView.rx.isHidden).disposed(by: bag)
        people
            .drive(tableView.rx.items(cellIdentifier: "PersonCell", cellType: UITableViewCell.self)) { _, name, cell in
                cell.textLabel?.text = name
            }
            .disposed(by: bag)
        tableView.rx.modelSelected(String.self)
            .subscribe(onNext: { [weak self] name in
                let person = PersonTimelineViewController()
                person.viewModel = PersonTimelineViewModel(name: name)
                self?.navigationController?.pushViewController(person, animated: true)
            })
            .disposed(by: bag)
    }
}

final class PersonTimelineViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    private let bag = DisposeBag()
    var viewModel: PersonTimelineViewModel!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "None found"
        let notes = viewModel.notes
        let name = viewModel.name
        notes.filter { !$0.isEmpty }.map { _ in name }.drive(rx.title).disposed(by: bag)
        notes
            .drive(tableView.rx.items(cellIdentifier: "NoteCell", cellType: UITableViewCell.self)) { _, note, cell in
                cell.textLabel?.text = note.text
            }
            .disposed(by: bag)
    }
}

/// Another screen of the same view model: it counts.
final class TickerViewController: UIViewController {
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var newestLabel: UILabel!
    @IBOutlet weak var pause: UISwitch!
    private let bag = DisposeBag()
    var viewModel: ListTimelineViewModel!

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.notes.map { "\($0.count) notes" }.drive(countLabel.rx.text).disposed(by: bag)
        viewModel.notes.map { $0.first?.text ?? "" }.drive(newestLabel.rx.text).disposed(by: bag)
        pause.rx.isOn.bind(to: viewModel.paused).disposed(by: bag)
    }
}

let board = Board()
board.write("ida", "the ferry is late")
board.write("tom", "gulls took my lunch")
let account = BehaviorRelay(value: AccountStatus.unavailable)
let viewModel = ListTimelineViewModel(account: account.asDriver(), list: "harbour")
let list = ListTimelineViewController()
list.viewModel = viewModel
let ticker = TickerViewController()
ticker.viewModel = viewModel
let navigation = UINavigationController(rootViewController: list)
let tabs = UITabBarController()
tabs.viewControllers = [navigation, ticker]
navigation.tabBarItem.title = "List"
ticker.tabBarItem.title = "Ticker"
let logIn = UIBarButtonItem(title: "Log in", style: .plain, target: nil, action: nil)
list.navigationItem.leftBarButtonItem = logIn
let bag = DisposeBag()
account.map { $0 == .unavailable ? "Log in" : "Log out" }.subscribe(onNext: { logIn.title = $0 }).disposed(by: bag)
logIn.rx.tap
    .subscribe(onNext: { account.accept(account.value == .unavailable ? .authorized("ida") : .unavailable) })
    .disposed(by: bag)
show(tabs)
visit(
    ("before the login", { print(screen) }),
    ("log in", { tap("Log in") }),
    ("the notes", { print(screen) }),
    ("uma writes a note", { board.write("uma", "low water at six") }),
    ("tap the bookmarks twice", {
        tap("Bookmarks")
        tap("Bookmarks")
    }),
    ("the people", { print(screen) }),
    ("tap tom", { tap("tom") }),
    ("his notes", { print(screen) }),
    ("go back", { goBack() }),
    ("go back again", { goBack() }),
    ("open the ticker and pause it", {
        tap("Ticker")
        ticker.pause.flip()
    }),
    ("it shows the same notes", { print(screen) }),
    ("the requests", {
        print(board.server.log.filter { $0.contains("lists") }.joined(separator: "\n"))
    }),
    ("log out", { account.accept(.unavailable) })
)
/* Prints:
> before the login
┌─ List timeline ───────────────────────┐
│ Log in harbour              Bookmarks │
├───────────────────────────────────────┤
│ Log in to read                        │   messageView
│ · no rows ·                           │   tableView
├───────────────────────────────────────┤
│ <List>  Ticker                        │
└───────────────────────────────────────┘
> log in
> the notes
┌─ List timeline ───────────────────────┐
│ Log out harbour             Bookmarks │
├───────────────────────────────────────┤
│ tom: gulls took my lunch              │   tableView
│ ida: the ferry is late                │
├───────────────────────────────────────┤
│ <List>  Ticker                        │
└───────────────────────────────────────┘
> uma writes a note
> tap the bookmarks twice
(note: no view on the screen is named "Bookmarks"; there is "tableView")
> the people
┌─ People ──────────────────────────────┐
│ ‹ People                              │
├───────────────────────────────────────┤
│ ida                                   │
│ tom                                   │   tableView
│ uma                                   │
├───────────────────────────────────────┤
│ <List>  Ticker                        │
└───────────────────────────────────────┘
> tap tom
> his notes
┌─ Person timeline ─────────────────────┐
│ ‹ tom                                 │
├───────────────────────────────────────┤
│ gulls took my lunch                   │   tableView
├───────────────────────────────────────┤
│ <List>  Ticker                        │
└───────────────────────────────────────┘
> go back
> go back again
> open the ticker and pause it
> it shows the same notes
┌─ Ticker ──────────────────────────────┐
│ 3 notes                               │   countLabel
│ low water at six                      │   newestLabel
│ ◉──                                   │   pause
├───────────────────────────────────────┤
│  List  <Ticker>                       │
└───────────────────────────────────────┘
> the requests
GET /lists/harbour/notes?since=0 200
GET /lists/harbour/people 200
GET /lists/harbour/notes?since=2 200
GET /lists/harbour/notes?since=3 200
> log out
*/
