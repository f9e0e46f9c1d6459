/*:
 # 24  MVVM

 A screen that fetches, decides and draws is hard to test and hard to replace. So its work is divided: a
 **model** that fetches, a **view model** that decides what to show, a **view** that draws it and decides
 nothing. In this lesson you build the first two for a village notice board, test them without a screen, and
 use them for two very different screens. The finished app is `lessons/apps/timeline.swift`.
 */
import Foundation
import Reachability
import RxBlocking
import RxCocoa
import RxRelay
import RxSwift
import RxTest
import UIKit

/// The scheduler of the main thread.
let main = MainScheduler.instance
var began = main.now

/// Begins to count seconds.
func begin() { began = main.now }

/// Seconds since then.
func seconds() -> String {
    String(format: "%2.0f s:", main.now.timeIntervalSince(began))
}

/// Lets time pass.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .toBlocking().materialize()
}

/// A message on the board.
struct Notice: Codable, Equatable {
    let id: Int
    let author, text: String
}

/// The state of the user's account.
enum Account: Equatable {
    case unavailable
    case authorised(token: String)

    var token: String? {
        if case .authorised(let token) = self { return token }
        return nil
    }
}

/// The account of a user who is logged in.
let member = Account.authorised(token: "t")

/// A timer: at once, and then every ten seconds.
let every10s = Observable<Int>.timer(
    .seconds(0), period: .seconds(10), scheduler: main)

/// The board's server answers with at most two notices that are newer
/// than a cursor, and keeps a log of the cursors.
final class Board {
    private(set) var log: [String] = []
    private let server = StubServer("board.test")
    private let notices = [
        Notice(id: 1, author: "Ina", text: "Apples, free"),
        Notice(id: 2, author: "Oke", text: "Cat missing"),
        Notice(id: 3, author: "Ina", text: "Apples, all gone"),
        Notice(id: 4, author: "Oke", text: "Cat found"),
        Notice(id: 5, author: "Tom", text: "Dance on Friday"),
    ]

    init() {
        server.latency = 0.5
        server.get("/notices") { [weak self] request in
            guard let self, request.header("Authorization") == "t" else {
                return .status(401)
            }
            let cursor = request.query["after"] ?? ""
            self.log.append(cursor)
            let newer = self.notices.filter { $0.id > Int(cursor) ?? 0 }
            return try .json(Array(newer.prefix(2)))
        }
    }

    func notices(
        after cursor: Int?, token: String
    ) -> Observable<[Notice]> {
        let address = "https://board.test/notices?after=\(cursor ?? 0)"
        var request = URLRequest(url: URL(string: address)!)
        request.setValue(token, forHTTPHeaderField: "Authorization")
        return URLSession.shared.rx.data(request: request)
            .map { try JSONDecoder().decode([Notice].self, from: $0) }
            .catchAndReturn([])
            .observe(on: main)
    }
}
/*:
 ## The model: when to ask

 The program asks the board every ten seconds while three conditions are true: the network is up, the user is
 logged in, and nothing is paused.
 */
func moments(
    network: Observable<Bool>, account: Observable<Account>,
    paused: Observable<Bool>
) -> Observable<String> {
    Observable.combineLatest(network, account, paused)
        .flatMapLatest { isUp, account, isPaused in
            account.token == nil || !isUp || isPaused
                ? .empty() : every10s.map { _ in account.token! }
        }
}
//: > Guess: A condition becomes false. What stops the timer?
//: > Choice: nothing, it goes on
//: > Right: flatMapLatest, with an empty sequence

//: `Reachability` sends the state of the network. It is down from 15 s to 25 s.
//: > Guess: At which seconds does the program ask?
//: > Answer: 0 10 25
example(of: "when to ask") {
    begin()
    let asking = moments(
        network: Reachability.rx.reachable, account: .just(member),
        paused: .just(false)
    )
    .subscribe(onNext: { _ in print(seconds(), "ask") })
    letTimePass(15)
    network.goOffline()
    letTimePass(10)
    network.goOnline()
    letTimePass(9)
    asking.dispose()
}
/* Prints:
--- Example of: when to ask ---
 0 s: ask
10 s: ask
25 s: ask
*/
//: At 20 s the network was down. When it came back a new timer began, at once.

/*:
 ## The cursor

 Each request begins where the last answer ended, after the number in the cursor.
 */
func batches(
    of board: Board, at tokens: Observable<String>,
    after cursor: BehaviorRelay<Int?>
) -> Observable<[Notice]> {
    tokens
        .withLatestFrom(cursor) { token, cursor in (token, cursor) }
        .flatMapLatest { board.notices(after: $1, token: $0) }
        .share(replay: 1)
}

//: The results flow back into the requests: `scan` keeps the highest number, and the relay carries it.
final class Fetcher {
    let paused = BehaviorRelay(value: false)
    let notices: Observable<[Notice]>
    private let bag = DisposeBag()

    init(_ board: Board, _ account: Observable<Account>) {
        let cursor = BehaviorRelay<Int?>(value: nil)
        let tokens = moments(
            network: .just(true), account: account,
            paused: paused.asObservable())
        notices = batches(of: board, at: tokens, after: cursor)
        notices.scan(nil as Int?) { $1.map(\.id).max() ?? $0 }
            .bind(to: cursor)
            .disposed(by: bag)
    }
}

//: There are five notices, at most two in an answer, and four requests.
//: > Guess: After which numbers do they ask?
example(of: "the cursor") {
    let board = Board()
    let fetcher = Fetcher(board, .just(member))
    letTimePass(35)
    fetcher.paused.accept(true)
    print(board.log.joined(separator: " "))
}
/* Prints:
--- Example of: the cursor ---
0 2 4 5
*/
//: After 5 nothing new came, and the empty answer did not move the cursor.

/*:
 ## The view model

 It has relays for inputs and drivers for outputs. It knows no label, no button and no colour.
 */
final class BoardViewModel {
    let paused: BehaviorRelay<Bool>
    let notices: Driver<[Notice]>
    let loggedIn: Driver<Bool>
    private let fetcher: Fetcher

    init(board: Board, account: Observable<Account>) {
        fetcher = Fetcher(board, account)
        paused = fetcher.paused
        notices = fetcher.notices
            .scan([]) { known, new in new.reversed() + known }
            .asDriver(onErrorJustReturn: [])
        loggedIn = account.map { $0 != .unavailable }
            .asDriver(onErrorJustReturn: false)
    }
}

//: Two answers come, each with two notices. The newest go first.
//: > Guess: Which list comes second?
//: > Choice: [1, 2, 3, 4]
//: > Choice: [4, 3]
//: > Right: [4, 3, 2, 1]
example(of: "a view model") {
    begin()
    let bag = DisposeBag()
    let model = BoardViewModel(board: Board(), account: .just(member))

    model.notices.drive(onNext: { print(seconds(), $0.map(\.id)) })
        .disposed(by: bag)
    letTimePass(12)
    model.paused.accept(true)
    letTimePass(20)
}
/* Prints:
--- Example of: a view model ---
 0 s: [2, 1]
10 s: [4, 3, 2, 1]
*/
/*:
 ## Tests without a screen

 A test sends to the input and reads the output.

 > Guess: The user logs in at 20 and out at 30. When is `loggedIn` true?
 > Right: from 20 to 30
 > Choice: from 10 to 30
 */
example(of: "tests") {
    let clock = TestScheduler(initialClock: 0)
    let account = clock.createHotObservable([
        .next(10, Account.unavailable), .next(20, member),
        .next(30, .unavailable),
    ])
    let loggedIn = clock.createObserver(Bool.self)
    let model = BoardViewModel(
        board: Board(), account: account.asObservable())
    _ = model.loggedIn.drive(loggedIn)
    clock.start()
    print(loggedIn.events)
}
/* Prints:
--- Example of: tests ---
[next(false) @ 10, next(true) @ 20, next(false) @ 30]
*/
/*:
 ## Two screens, one model

 The first screen is a list with a banner for users who are not logged in.
 */
final class ListScreen: UIViewController {
    @IBOutlet weak var banner: UILabel!
    @IBOutlet weak var tableView: UITableView!
    private let bag = DisposeBag()

    func bind(_ model: BoardViewModel) {
        loadViewIfNeeded()
        (title, banner.text) = ("Notices", "Log in to read")
        model.loggedIn.drive(banner.rx.isHidden).disposed(by: bag)
        model.notices.drive(
            tableView.rx.items(
                cellIdentifier: "notice", cellType: UITableViewCell.self)
        ) { _, notice, cell in cell.textLabel?.text = notice.text }
        .disposed(by: bag)
    }
}

//: The second screen counts and can pause.

final class CountScreen: UIViewController {
    @IBOutlet weak var newest: UILabel!
    @IBOutlet weak var pause: UISwitch!
    private let bag = DisposeBag()

    func bind(_ model: BoardViewModel) {
        loadViewIfNeeded()
        title = "Count"
        model.notices.map {
            "\($0.count), newest: \($0.first?.text ?? "-")"
        }.drive(newest.rx.text).disposed(by: bag)
        pause.rx.isOn.bind(to: model.paused).disposed(by: bag)
    }
}

//: Two screens show the board for twelve seconds. Then the user pauses.
//: > Guess: How many requests does the board get?
//: > Right: 2
//: > Choice: 4
example(of: "two screens") {
    let board = Board()
    let model = BoardViewModel(board: board, account: .just(member))
    let (list, count) = (ListScreen(), CountScreen())
    list.bind(model)
    count.bind(model)
    let tabs = UITabBarController()
    tabs.viewControllers = [list, count]
    show(tabs)
    letTimePass(12)
    tap("Count")
    count.pause.flip()
    letTimePass(20)
    print("requests:", board.log.count)
}
/* Prints:
--- Example of: two screens ---
requests: 2
*/
/* Screen:
┌─ Count screen ────────────────────────┐
│ Count                                 │
├───────────────────────────────────────┤
│ 4, newest: Cat found                  │   newest
│ ◉──                                   │   pause
├───────────────────────────────────────┤
│  Notices  <Count>                     │
└───────────────────────────────────────┘
*/
//: As many as for one screen: drivers share. And a pause on one screen pauses the model for both.

/*:
 ## Challenge: Loading

 A label says "Loading" until the first list comes. `loading(_:)` gets the notices of the model. It sends
 true at once, false at the first list, and nothing more.
 */
//: > Hint: The contents of the list do not matter: an empty list is a list.
//: > Hint: `map`, `startWith`, and an operator that drops repetitions.
/* Starter:
func loading(_ notices: Driver<[Notice]>) -> Driver<Bool> {
    notices.map { $0.isEmpty }
}
*/
//: ### Solution
func loading(_ notices: Driver<[Notice]>) -> Driver<Bool> {
    notices.map { _ in false }.startWith(true).distinctUntilChanged()
}

example(of: "Challenge: Loading") {
    let notices = PublishRelay<[Notice]>()
    _ = loading(notices.asDriver(onErrorJustReturn: [])).drive(onNext: {
        print($0 ? "Loading" : "hidden")
    })
    notices.accept([])
}
/* Prints:
--- Example of: Challenge: Loading ---
Loading
hidden
*/
/* Judge: true at once
_ = loading(.never()).drive(onNext: { print($0) })
Prints:
true
Says: send true before the first list
*/
/* Judge: an empty list is a list
let notices = PublishRelay<[Notice]>()
_ = loading(notices.asDriver(onErrorJustReturn: [])).drive(onNext: { print($0) })
notices.accept([])
print("it is there")
notices.accept([Notice(id: 1, author: "Ina", text: "Pears")])
Prints:
true
false
it is there
Says: an empty list ends the loading too; send false only once
*/
/*:
 ## Challenge: One person

 A second screen shows one author. `person(_:_:)` gets the name of the author and the batches of the
 fetcher, each with its oldest notice first. It sends all notices of this author so far, newest first. For
 a batch without a notice of this author it sends nothing.
 */
//: > Hint: Filter inside each batch, then drop empty batches.
//: > Hint: `scan([])` adds the reversed batch before the older notices, as the view model does.
/* Starter:
func person(_ author: String, _ batches: Observable<[Notice]>)
    -> Observable<[Notice]>
{
    batches.map { $0.filter { $0.author == author } }
}
*/
//: ### Solution
func person(_ author: String, _ batches: Observable<[Notice]>)
    -> Observable<[Notice]>
{
    batches
        .map { batch in batch.filter { $0.author == author } }
        .filter { !$0.isEmpty }
        .scan([]) { known, new in new.reversed() + known }
}

example(of: "Challenge: One person") {
    let fetcher = Fetcher(Board(), .just(member))
    let subscription = person("Ina", fetcher.notices).subscribe(onNext: {
        print($0.map(\.text))
    })
    letTimePass(25)
    subscription.dispose()
}
/* Prints:
--- Example of: Challenge: One person ---
["Apples, free"]
["Apples, all gone", "Apples, free"]
*/
/* Judge: newest first
let batches = [[1, 2], [3]].map { $0.map { Notice(id: $0, author: "Ina", text: "") } }
_ = person("Ina", Observable.from(batches)).subscribe(onNext: { print($0.map(\.id)) })
Prints:
[2, 1]
[3, 2, 1]
Says: the newest notice comes first, within a batch and among batches
*/
/* Judge: nothing new, nothing said
let batches = [[Notice(id: 1, author: "Ina", text: "")], [Notice(id: 2, author: "Tom", text: "")], []]
_ = person("Ina", Observable.from(batches)).subscribe(onNext: { print($0.map(\.id)) })
Prints:
[1]
Says: send nothing for a batch without a notice of this author
*/
/*:
 ## What to keep

 - A view model has inputs and outputs and no screen; so a test can be its user.
 - `combineLatest` of all conditions, then `flatMapLatest` to a timer: one place decides when to ask.
 - Feed results back through a relay: the cursor.
 - Drivers as outputs: many screens, one request.

 Next: lesson 25, A complete app.
 */
