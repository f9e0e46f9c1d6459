/*:
 # 8  Transforming in practice

 A name becomes a URL, a URL a request, a request a response, a response a list of models: an app
 that talks to a server is a chain of transformations. In this lesson you build the activity feed of a
 code host, share one answer among several subscribers, keep the feed in a file, and ask the server only
 for what is new. The finished app is `lessons/apps/feed.swift`.
 */
import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
import RxBlocking
import RxCocoa
import RxRelay
import RxSwift
import UIKit

/// The scheduler of the main thread.
let main = MainScheduler.instance

/// Lets time pass.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .toBlocking().materialize()
}

/// An action of a person in a repository.
struct Activity: Codable, Equatable {
    let actor, action: String
    var text: String { "\(actor) \(action)" }
}

/// When something last happened in the repository.
var changed = ""

/// A code host inside the program: it answers `URLSession` after 200
/// ms, and sends 304 if nothing is new.
func makeHost() -> StubServer {
    let host = StubServer("host.test")
    host.latency = 0.2
    changed = "Mon, 05 Jan 2026 08:00:00 GMT"
    let doings = [("ada", "pushed"), ("bo", "starred"), ("cy", "forked")]
        .map { Activity(actor: $0, action: $1) }
    host.get("/repos/paperlamp/lamp/events") { _ in
        let news =
            changed.hasPrefix("Mon")
            ? [] : [Activity(actor: "dee", action: "reviewed")]
        return try .json(news + doings).header("Last-Modified", changed)
    }
    host.get("/repos/paperlamp/empty/events", .text("[]"))
    host.get("/repos/paperlamp/broken/events", .text("<html>Gateway"))
    return host
}
/*:
 ## From a name to an answer

 `map` is enough for the name, the URL and the request; the answer comes later, so that step is a
 `flatMap`. `response(request:)` is RxCocoa's extension of `URLSession`.
 */
func request(for repository: String) -> URLRequest {
    let path = "repos/\(repository)/events"
    return URLRequest(url: URL(string: "https://host.test/\(path)")!)
}

//: > Guess: What is printed first?
//: > Right: asked
//: > Choice: the first answer
example(of: "a name becomes an answer") {
    let bag = DisposeBag()
    _ = makeHost()

    Observable.of("paperlamp/lamp", "paperlamp/nothing")
        .map(request)
        .flatMap { URLSession.shared.rx.response(request: $0) }
        .subscribe(onNext: {
            print($0.response.statusCode, $0.data.count, "bytes")
        })
        .disposed(by: bag)
    print("asked")
    letTimePass(1)
}
/* Prints:
--- Example of: a name becomes an answer ---
asked
200 102 bytes
404 48 bytes
*/
//: Both requests are on their way at the same time. Nothing promises that the first answer comes first:
//: `:orders` runs the lesson so far in other orders, and shows what may happen.
//: > Try: :orders 4

/*:
 ## Sharing an answer

 The list wants the answer, and a badge wants it too. Without sharing each of them asks the server.
 `share()` asks once for all subscribers.
 */
func statusCodes() -> Observable<Int> {
    Observable.just("paperlamp/lamp").concat(Observable.never())
        .map(request)
        .flatMap { URLSession.shared.rx.response(request: $0) }
        .map { $0.response.statusCode }
}

//: The badge subscribes half a second later, after the answer. The source is still open.
//: > Guess: What is printed?
example(of: "share") {
    let bag = DisposeBag()
    _ = makeHost()
    let answers = statusCodes().share()

    answers.subscribe(onNext: { print("list", $0) }).disposed(by: bag)
    _ = Observable<Int>.timer(.milliseconds(500), scheduler: main)
        .subscribe(onNext: { _ in
            answers.subscribe(onNext: { print("badge", $0) }).disposed(
                by: bag)
        })
    letTimePass(1)
}
/* Prints:
--- Example of: share ---
list 200
*/
//: The badge got nothing: `share()` keeps no elements.

/*:
 The same with `share(replay: 1)`: a late subscriber gets the last answer.

 > Guess: What is printed now?
 */
example(of: "share(replay: 1)") {
    let bag = DisposeBag()
    _ = makeHost()
    let answers = statusCodes().share(replay: 1)

    answers.watch("list").subscribe(onNext: { print("list", $0) })
        .disposed(by: bag)
    _ = Observable<Int>.timer(.milliseconds(500), scheduler: main)
        .subscribe(onNext: { _ in
            answers.watch("badge").subscribe(onNext: {
                print("badge", $0)
            }).disposed(by: bag)
        })
    letTimePass(1)
}
/* Prints:
--- Example of: share(replay: 1) ---
list 200
badge 200
*/
/* Draws: list, badge
                 0         0.25      0.5       0.75      1 s
  1 col = 25 ms  ┬─────────┬─────────┬─────────┬─────────┬──
  list @bg       ────────200─────────────────────────────╮
  badge                              200─────────────────╯
*/
//: > Try: :why badge 200

/*:
 And if the source has **completed** when the second one subscribes? The scope decides. With
 `.whileConnected`, the default, the kept answer is dropped when the source ends or has no subscribers;
 with `.forever` it is kept.

 > Guess: Two subscribe, one after the other. How many requests are sent with each scope?
 > Answer: 2 1
 */
example(of: "whileConnected and forever") {
    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
        let host = makeHost()
        let answers = URLSession.shared.rx.response(
            request: request(for: "paperlamp/lamp")
        ).share(replay: 1, scope: scope)

        _ = answers.subscribe()
        letTimePass(1)
        _ = answers.subscribe()
        letTimePass(1)
        print("\(scope), requests:", host.requestCount)
    }
}
/* Prints:
--- Example of: whileConnected and forever ---
whileConnected, requests: 2
forever, requests: 1
*/
//: Use `.forever` for what never changes while the app runs. Everything else would be out of date.

/*:
 ## From bytes to models

 Not every answer is good, not every good one is JSON, and some lists are empty. Three steps: a filter for
 the status, `compactMap` with a decoder that may fail, a filter for empty lists.
 */
func activities(
    _ answers: Observable<(response: HTTPURLResponse, data: Data)>
) -> Observable<[Activity]> {
    answers
        .filter { 200..<300 ~= $0.response.statusCode }
        .compactMap {
            try? JSONDecoder().decode([Activity].self, from: $0.data)
        }
        .filter { !$0.isEmpty }
}

//: > Guess: Four repositories are asked: one good, one empty, one broken, one missing. Who is printed?
example(of: "JSON becomes models") {
    _ = makeHost()
    let names = ["lamp", "empty", "broken", "missing"].map {
        "paperlamp/\($0)"
    }

    _ = activities(
        Observable.from(names).map(request).flatMap {
            URLSession.shared.rx.response(request: $0)
        }
    )
    .subscribe(onNext: { print($0.map(\.actor).joined(separator: " ")) })
    letTimePass(1)
}
/* Prints:
--- Example of: JSON becomes models ---
ada bo cy
*/
//: One answer became a list of models. The others were dropped where they failed, and none of them ended
//: the stream.

/*:
 ## The feed

 The newest fifty are in a behaviour relay, and the relay fills a table.
 */
final class FeedScreen: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    let feed = BehaviorRelay<[Activity]>(value: [])
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "paperlamp/lamp"
        feed.bind(
            to: tableView.rx.items(
                cellIdentifier: "event", cellType: UITableViewCell.self)
        ) { _, activity, cell in cell.textLabel?.text = activity.text }
        .disposed(by: bag)
    }
    func show(_ new: [Activity]) {
        feed.accept(Array((new + feed.value).prefix(50)))
    }
}

//: Two answers of thirty come, first those of a1, then those of a2.
//: > Guess: Whose activity is at the bottom of the table?
//: > Right: one of a1
//: > Choice: one of a2
example(of: "the newest fifty") {
    let app = show(FeedScreen())
    for batch in 1...2 {
        app.show(
            (1...30).map {
                Activity(actor: "a\(batch).\($0)", action: "pushed")
            })
    }
    let rows = app.tableView.numberOfRows(inSection: 0)
    print(rows, "rows, the last one is", app.feed.value.last!.actor)
}
/* Prints:
--- Example of: the newest fifty ---
50 rows, the last one is a1.20
*/
/*:
 When the app starts, the server has not answered yet. The last feed is better than an empty screen, so
 the app keeps it in a file and reads it at the start.
 */
func feedFile() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(
        "rill-lesson-8.json")
}

func start(_ title: String) -> FeedScreen {
    let app = FeedScreen()
    let kept = (try? Data(contentsOf: feedFile())).flatMap {
        try? JSONDecoder().decode([Activity].self, from: $0)
    }
    app.feed.accept(kept ?? [])
    show(app)
    print(title, app.feed.value.map { $0.actor })
    return app
}

//: The answer comes on a thread of the session, and tables need the main thread: `observe(on:)`.
func ask(_ app: FeedScreen) {
    let lamp = request(for: "paperlamp/lamp")
    activities(URLSession.shared.rx.response(request: lamp))
        .observe(on: main)
        .subscribe(onNext: { new in
            app.feed.accept(new)
            try? JSONEncoder().encode(new).write(
                to: feedFile(), options: .atomic)
        })
        .disposed(by: app.bag)
}

//: The app is started three times. The last time there is no network.
//: > Guess: Who is on the screen at the third start?
//: > Answer: ada bo cy
example(of: "kept in a file") {
    _ = makeHost()
    try? FileManager.default.removeItem(at: feedFile())
    for title in ["first start", "second start"] {
        let app = start(title)
        ask(app)
        letTimePass(1)
    }
    network.goOffline()
    _ = start("third start, offline")
    network.goOnline()
}
/* Prints:
--- Example of: kept in a file ---
first start []
second start ["ada", "bo", "cy"]
third start, offline ["ada", "bo", "cy"]
*/
/* Screen:
┌─ Feed screen ─────────────────────────┐
│ paperlamp/lamp                        │
├───────────────────────────────────────┤
│ ada pushed                            │
│ bo starred                            │   tableView
│ cy forked                             │
└───────────────────────────────────────┘
*/
/*:
 ## Only if it has changed

 Each answer carries a date, `Last-Modified`. Send it back as `If-Modified-Since`, and a server with
 nothing new answers 304 and sends no bytes.
 */
func request(since date: String?) -> URLRequest {
    var result = request(for: "paperlamp/lamp")
    if let date {
        result.setValue(date, forHTTPHeaderField: "If-Modified-Since")
    }
    return result
}

//: The answers of a screen that is pulled down. A **second** subscription to them keeps the date; both share
//: one request.
func follow(_ pulls: Observable<Void>, in app: FeedScreen) {
    let modified = BehaviorRelay<String?>(value: nil)
    let answers = pulls
        .map { request(since: modified.value) }
        .flatMap { URLSession.shared.rx.response(request: $0) }
        .observe(on: main)
        .share()
    activities(answers).bind(to: app.feed).disposed(by: app.bag)
    answers
        .compactMap {
            $0.response.value(forHTTPHeaderField: "Last-Modified")
        }
        .bind(to: modified)
        .disposed(by: app.bag)
}

//: The user pulls three times. The server has news only before the third.
//: > Guess: Which status codes come?
//: > Answer: 200 304 200
example(of: "304 saves work") {
    let (host, app) = (makeHost(), show(FeedScreen()))
    let control = UIRefreshControl()
    app.tableView.refreshControl = control
    let pulls = control.rx.controlEvent(.valueChanged)
    follow(pulls.asObservable(), in: app)
    for day in ["Mon, 05", "Mon, 05", "Tue, 06"] {
        changed = "\(day) Jan 2026 08:00:00 GMT"
        app.tableView.pull()
        letTimePass(1)
        control.endRefreshing()
        print(host.log.last!, app.feed.value.count)
    }
}
/* Prints:
--- Example of: 304 saves work ---
GET /repos/paperlamp/lamp/events 200 3
GET /repos/paperlamp/lamp/events 304 3
GET /repos/paperlamp/lamp/events 200 4
*/
//: The second pull cost no bytes and no decoding. Nothing in the feed's chain knows about it.

/*:
 ## Challenge: The top of the week

 `/top` answers with a list of repository names. `topActors()` asks for it and then for the events of
 **each** repository, all at once. It sends the name of each actor, one by one. A repository without a
 good answer is left out.
 */
//: > Hint: The starter sends the names of the repositories. Turn each name into a request.
//: > Hint: `flatMap` turns each request into `activities(response)`.
//: > Hint: A second `flatMap` turns each list of activities into its actors: `Observable.from(…)`.
/* Starter:
func topActors() -> Observable<String> {
    let top = URLRequest(url: URL(string: "https://host.test/top")!)
    return URLSession.shared.rx.response(request: top)
        .compactMap {
            try? JSONDecoder().decode([String].self, from: $0.data)
        }
        .flatMap { names in Observable.from(names) }
}
*/
//: ### Solution
func topActors() -> Observable<String> {
    let top = URLRequest(url: URL(string: "https://host.test/top")!)
    return URLSession.shared.rx.response(request: top)
        .compactMap {
            try? JSONDecoder().decode([String].self, from: $0.data)
        }
        .flatMap { names in Observable.from(names) }
        .map(request)
        .flatMap {
            activities(URLSession.shared.rx.response(request: $0))
        }
        .flatMap { news in Observable.from(news.map(\.actor)) }
}

example(of: "Challenge: The top of the week") {
    makeHost().get(
        "/top", .text("[\"paperlamp/lamp\", \"paperlamp/broken\"]"))
    _ = topActors().subscribe(onNext: { print($0) })
    letTimePass(1)
}
/* Prints:
--- Example of: Challenge: The top of the week ---
ada
bo
cy
*/
/* Judge: first the list, then the events
let host = makeHost()
host.get("/top", .text("[\"x/one\", \"x/two\"]"))
host.get("/repos/x/one/events") { _ in try .json([Activity(actor: "Uma", action: "pushed")]) }
host.get("/repos/x/two/events") { _ in
    try .json([Activity(actor: "Vito", action: "pushed"), Activity(actor: "Wim", action: "forked")])
}
_ = topActors().subscribe(onNext: { print($0) })
letTimePass(2)
Prints:
Uma
Vito
Wim
Says: send every actor of every repository on the list
*/
/* Judge: bad answers end nothing
makeHost().get("/top", .text("[\"paperlamp/broken\", \"paperlamp/missing\", \"paperlamp/lamp\"]"))
_ = topActors().subscribe { print($0) }
letTimePass(2)
Prints:
next(ada)
next(bo)
next(cy)
completed
Says: leave out a repository without a good answer, and go on with the others
*/
/* Judge: all are asked at once
makeHost().get("/top", .text("[\"paperlamp/lamp\", \"paperlamp/lamp\", \"paperlamp/lamp\"]"))
let began = main.now
_ = topActors().subscribe(onCompleted: { print(Int(main.now.timeIntervalSince(began) * 1000 + 0.5), "ms") })
letTimePass(2)
Prints:
400 ms
Says: ask for the events of all repositories at once
*/
/*:
 ## What to keep

 - A request is a `flatMap`; everything before and after it is `map` and `filter`.
 - `share()` for subscribers at the same time, `share(replay: 1)` also for late ones, `.forever` even
   after the end.
 - Drop a bad answer where it is found, and the stream lives on.
 - Two subscriptions on one shared answer: one shows it, one remembers its date.

 Next: lesson 9, Combining operators.
 */
