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

let main = MainScheduler.instance
var began = main.now

/// Begins to count seconds.
func begin() { began = main.now }

/// Seconds since then.
func seconds() -> String {
    String(format: "%2.0f s:", main.now.timeIntervalSince(began))
}

/// Keeps an example open while its clocks tick.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .toBlocking().materialize()
}

struct Notice: Codable, Equatable {
    let id: Int
    let author, text: String
}

enum Account: Equatable {
    case unavailable
    case authorised(token: String)
}

/// The board's server answers with at most two notices that are newer
/// than a cursor, and writes down what it was asked.
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
            return try .json(
                self.notices.filter { $0.id > Int(cursor) ?? 0 }.prefix(2)
                    .map { $0 })
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

 The program asks the board every ten seconds, but only while the network is up, somebody is logged in, and
 the user has not paused it. Three conditions in one `combineLatest`; while all are true a timer runs, and
 `flatMapLatest` to an empty sequence stops it. `Reachability` sends the state of the network.

 > Guess: The network is down from 15 s to 25 s; at 26 s the user pauses. At which seconds does it ask?
 > Answer: 0 10 25
 */
func moments(
    network: Observable<Bool>, account: Observable<Account>,
    paused: Observable<Bool>
) -> Observable<String> {
    Observable.combineLatest(network, account, paused)
        .flatMapLatest {
            isThere, account, isPaused -> Observable<String> in
            guard isThere, !isPaused,
                case .authorised(let token) = account
            else { return .empty() }
            return Observable<Int>.timer(
                .seconds(0), period: .seconds(10), scheduler: main
            ).map { _ in token }
        }
}

example(of: "when to ask") {
    begin()
    let bag = DisposeBag()
    let paused = BehaviorRelay(value: false)

    moments(
        network: Reachability.rx.reachable,
        account: .just(.authorised(token: "t")),
        paused: paused.asObservable()
    )
    .subscribe(onNext: { _ in print(seconds(), "ask") })
    .disposed(by: bag)
    letTimePass(15)
    network.goOffline()
    letTimePass(10)
    network.goOnline()
    letTimePass(1)
    paused.accept(true)
    letTimePass(10)
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

 Each request should begin where the last answer ended. So the results flow back into the requests: `scan`
 keeps the highest number, and a relay carries it to the next request.
 */
final class Fetcher {
    let paused = BehaviorRelay(value: false)
    let batches: Observable<[Notice]>
    private let bag = DisposeBag()

    init(
        board: Board, network: Observable<Bool>,
        account: Observable<Account>
    ) {
        let cursor = BehaviorRelay<Int?>(value: nil)
        batches = moments(
            network: network, account: account,
            paused: paused.asObservable()
        )
        .withLatestFrom(cursor) { token, cursor in (token, cursor) }
        .flatMapLatest { token, cursor in
            board.notices(after: cursor, token: token)
        }
        .share(replay: 1)
        batches
            .scan(nil as Int?) { cursor, batch in
                batch.map(\.id).max() ?? cursor
            }
            .bind(to: cursor)
            .disposed(by: bag)
    }
}

//: > Guess: There are five notices, at most two in an answer, and four requests. After which numbers do they ask?
example(of: "the cursor") {
    let board = Board()
    let fetcher = Fetcher(
        board: board, network: .just(true),
        account: .just(.authorised(token: "t")))

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

 It gets what it needs in its initialiser, has relays for inputs and drivers for outputs. It knows no label,
 no button and no colour.

 > Guess: Two answers come, each with two notices, and the newest go first. Which list comes second?
 > Choice: [1, 2, 3, 4]
 > Choice: [4, 3]
 > Right: [4, 3, 2, 1]
 */
final class BoardViewModel {
    // Input
    let paused = BehaviorRelay(value: false)
    // Output
    let notices: Driver<[Notice]>
    let loggedIn: Driver<Bool>

    private let fetcher: Fetcher
    private let bag = DisposeBag()

    init(
        board: Board, network: Observable<Bool> = .just(true),
        account: Observable<Account>
    ) {
        fetcher = Fetcher(
            board: board, network: network, account: account)
        notices = fetcher.batches
            .scan([]) { known, new in new.reversed() + known }
            .asDriver(onErrorJustReturn: [])
        loggedIn = account.map { $0 != .unavailable }.asDriver(
            onErrorJustReturn: false)
        paused.bind(to: fetcher.paused).disposed(by: bag)
    }
}

example(of: "a view model") {
    begin()
    let bag = DisposeBag()
    let model = BoardViewModel(
        board: Board(), account: .just(.authorised(token: "t")))

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

 The input is a sequence, and the output is a sequence. So a test writes the one and reads the other.
 */
example(of: "tests") {
    let clock = TestScheduler(initialClock: 0)
    let account = clock.createHotObservable([
        .next(10, Account.unavailable),
        .next(20, .authorised(token: "t")), .next(30, .unavailable),
        .completed(40),
    ])
    let loggedIn = clock.createObserver(Bool.self)
    let model = BoardViewModel(
        board: Board(), account: account.asObservable())

    _ = model.loggedIn.drive(loggedIn)
    clock.start()
    print(
        loggedIn.events == [
            .next(10, false), .next(20, true), .next(30, false),
            .completed(40),
        ] ? "ok" : "differs")
}
/* Prints:
--- Example of: tests ---
ok
*/
/*:
 ## Two screens, one model

 The first screen is a list with a banner, the second counts and can pause. Each binds what it needs.

 > Guess: Two screens show the board for twelve seconds. How many requests does it get?
 > Right: 2
 > Choice: 4
 */
final class ListScreen: UIViewController {
    @IBOutlet weak var banner: UILabel!
    @IBOutlet weak var tableView: UITableView!
    private let bag = DisposeBag()

    func bind(_ model: BoardViewModel) {
        loadViewIfNeeded()
        (title, banner.text) = ("Notices", "Log in to read")
        model.loggedIn.drive(banner.rx.isHidden).disposed(by: bag)
        model.notices
            .drive(
                tableView.rx.items(
                    cellIdentifier: "notice",
                    cellType: UITableViewCell.self)
            ) { _, notice, cell in
                cell.textLabel?.text = "\(notice.author): \(notice.text)"
            }
            .disposed(by: bag)
    }
}

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

example(of: "two screens") {
    let board = Board()
    let account = BehaviorRelay(value: Account.unavailable)
    let model = BoardViewModel(
        board: board, account: account.asObservable())
    let (list, count, tabs) = (
        ListScreen(), CountScreen(), UITabBarController()
    )
    list.bind(model)
    count.bind(model)
    tabs.viewControllers = [list, count]
    show(tabs)
    print("banner:", !list.banner.isHidden)
    account.accept(.authorised(token: "t"))
    letTimePass(12)
    print(
        "banner:", !list.banner.isHidden, "- rows:",
        list.tableView.numberOfRows(inSection: 0))
    tap("Count")
    count.pause.flip()
    letTimePass(20)
    print("questions:", board.log.count)
}
/* Prints:
--- Example of: two screens ---
banner: true
banner: false - rows: 4
questions: 2
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

 Until the first notices are there a label says so. `loading(_:)` gets the model's notices and sends
 true at once, false with the first list, and nothing more.
 */
//: > Hint: The lists themselves do not matter, only that one came.
//: > Hint: `map`, `startWith`, and something that stops repetitions.
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
Says: before anything has come it is loading
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
Says: an empty board has been loaded too, and the label goes once
*/
/*:
 ## Challenge: One person

 A second screen shows one author. `person(_:_:)` gets the author's name and the **batches** of the
 fetcher, oldest notice first in each. It sends the author's notices so far, newest first: the newest
 batch in front of the older ones. A batch without a notice of theirs changes nothing.
 */
//: > Hint: Filter inside each batch; what is empty then can be dropped.
//: > Hint: `scan([])` puts the reversed batch in front, as the view model does.
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
    let fetcher = Fetcher(
        board: Board(), network: .just(true),
        account: .just(.authorised(token: "t")))
    let subscription = person("Ina", fetcher.batches).subscribe(onNext: {
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
Says: within a batch and among batches the newest stands in front
*/
/* Judge: nothing new, nothing said
let batches = [[Notice(id: 1, author: "Ina", text: "")], [Notice(id: 2, author: "Tom", text: "")], []]
_ = person("Ina", Observable.from(batches)).subscribe(onNext: { print($0.map(\.id)) })
Prints:
[1]
Says: a batch without a notice of theirs changes nothing
*/
/*:
 ## What to keep

 - A view model has inputs and outputs and no screen; so a test can be its user.
 - `combineLatest` of all conditions, then `flatMapLatest` to a clock: when to ask stands in one place.
 - Feed results back through a relay: the cursor.
 - Drivers as outputs: many screens, one question.

 Next: lesson 25, A complete app.
 */
