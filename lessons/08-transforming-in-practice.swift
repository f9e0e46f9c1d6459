/*:
 # 8  Transforming in practice

 A name becomes a URL, a URL a request, a request a response, a response a list of models: an app
 that talks to a server is a row of transformations. In this lesson you build the activity feed of a
 code host, share one answer among many listeners, keep the feed in a file, and let the server save
 its breath.
 */
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import RxBlocking
import RxCocoa
import RxSwift

let main = MainScheduler.instance

/// Keeps an example open while its clocks tick.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main).toBlocking().materialize()
}

/// Something that somebody did in a repository.
struct Activity: Codable, Equatable {
    let actor, action: String
}

/// A server in a drawer: it answers a path after 200 ms, with the headers of a real one, and writes down what it was asked.
final class Server {
    private(set) var log: [String] = []
    var pages: [String: String] = [:]
    var changed = "Mon, 05 Jan 2026 08:00:00 GMT"

    func response(_ request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        Observable.deferred { [self] in
            let url = request.url!
            let isKnown = request.value(forHTTPHeaderField: "If-Modified-Since") == changed
            let status = pages[url.path] == nil ? 404 : isKnown ? 304 : 200
            log.append("\(status) \(url.path)")
            let response = HTTPURLResponse(
                url: url, statusCode: status, httpVersion: nil, headerFields: ["Last-Modified": changed])!
            return .just((response, status == 200 ? Data(pages[url.path]!.utf8) : Data()))
        }
        .delay(.milliseconds(200), scheduler: main)
    }
}

func makeServer() -> Server {
    let server = Server()
    server.pages["/repos/paperlamp/lamp/events"] = """
        [{"actor": "ada", "action": "pushed"}, {"actor": "bo", "action": "starred"}, {"actor": "cy", "action": "forked"}]
        """
    server.pages["/repos/paperlamp/empty/events"] = "[]"
    server.pages["/repos/paperlamp/broken/events"] = "<html>Gateway"
    return server
}
/*:
 ## From a name to an answer

 Three `map`s would do for the name, the URL and the request; the answer comes later, so that step is
 a `flatMap`.
 */
func request(for repository: String) -> URLRequest {
    URLRequest(url: URL(string: "https://api.example.test/repos/\(repository)/events")!)
}

example(of: "a name becomes an answer") {
    let bag = DisposeBag()
    let server = makeServer()

    Observable.of("paperlamp/lamp", "paperlamp/nothing")
        .map(request)
        .flatMap(server.response)
        .subscribe(onNext: { print($0.response.statusCode, $0.data.count, "bytes") })
        .disposed(by: bag)
    print("asked")
    letTimePass(1)
}
/* Prints:
--- Example of: a name becomes an answer ---
asked
200 113 bytes
404 0 bytes
*/
/*:
 ## Sharing an answer

 The list wants the answer, and a badge wants it too. Without sharing each of them asks the server.
 `share()` asks once for all who are there in time.

 > Guess: The badge comes half a second late, after the answer; the source is still open. What is printed?
 */
example(of: "share") {
    let bag = DisposeBag()
    let server = makeServer()
    let answers = Observable.just("paperlamp/lamp").concat(Observable.never())
        .map(request).flatMap(server.response).map { $0.response.statusCode }
        .share()

    answers.subscribe(onNext: { print("list", $0) }).disposed(by: bag)
    _ = Observable<Int>.timer(.milliseconds(500), scheduler: main).subscribe(onNext: { _ in
        answers.subscribe(onNext: { print("badge", $0) }).disposed(by: bag)
    })
    letTimePass(1)
}
/* Prints:
--- Example of: share ---
list 200
*/
//: The badge heard nothing. `share()` gives the present, not the past.

/*:
 The same with `share(replay: 1)`: whoever comes late gets the last answer.

 > Guess: What is printed now?
 */
example(of: "share(replay: 1)") {
    let bag = DisposeBag()
    let server = makeServer()
    let answers = Observable.just("paperlamp/lamp").concat(Observable.never())
        .map(request).flatMap(server.response).map { $0.response.statusCode }
        .share(replay: 1)

    answers.subscribe(onNext: { print("list", $0) }).disposed(by: bag)
    _ = Observable<Int>.timer(.milliseconds(500), scheduler: main).subscribe(onNext: { _ in
        answers.subscribe(onNext: { print("badge", $0) }).disposed(by: bag)
    })
    letTimePass(1)
}
/* Prints:
--- Example of: share(replay: 1) ---
list 200
badge 200
*/
/*:
 What if the source has **completed** when the second one comes? That is what the scope decides.
 `.whileConnected`, the default, forgets when it is over or nobody listens; `.forever` never does.
 */
example(of: "whileConnected and forever") {
    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
        let server = makeServer()
        let answers = server.response(request(for: "paperlamp/lamp")).share(replay: 1, scope: scope)

        _ = answers.subscribe()
        letTimePass(1)
        _ = answers.subscribe()
        letTimePass(1)
        print("\(scope), requests:", server.log.count)
    }
}
/* Prints:
--- Example of: whileConnected and forever ---
whileConnected, requests: 2
forever, requests: 1
*/
//: `.forever` for what never changes while the app runs. For everything else it serves old bread.

/*:
 ## From bytes to models

 Not every answer is good, not every good one is JSON, and not every list has something in it. Three
 steps: a filter for the status, `compactMap` with a decoder that may fail, a filter for empty lists.
 */
func activities(_ answers: Observable<(response: HTTPURLResponse, data: Data)>) -> Observable<[Activity]> {
    answers
        .filter { 200..<300 ~= $0.response.statusCode }
        .compactMap { try? JSONDecoder().decode([Activity].self, from: $0.data) }
        .filter { !$0.isEmpty }
}

//: > Guess: Four repositories are asked: one good, one empty, one broken, one missing. Who is printed?
example(of: "JSON becomes models") {
    let server = makeServer()
    let names = ["lamp", "empty", "broken", "missing"].map { "paperlamp/\($0)" }

    _ = activities(Observable.from(names).map(request).flatMap(server.response))
        .subscribe(onNext: { print($0.map(\.actor).joined(separator: " ")) })
    letTimePass(1)
}
/* Prints:
--- Example of: JSON becomes models ---
ada bo cy
*/
//: Only one answer came so far as a list of models. The others were dropped where they failed, and
//: none of them ended the stream.

/*:
 ## The feed

 The newest fifty stand in a behaviour relay, new ones in front. Here two answers of thirty come.
 */
example(of: "the newest fifty") {
    let feed = BehaviorRelay<[Activity]>(value: [])
    let batches = (1...2).map { batch in (1...30).map { Activity(actor: "a\(batch).\($0)", action: "pushed") } }

    _ = Observable.from(batches)
        .subscribe(onNext: { new in feed.accept(Array((new + feed.value).prefix(50))) })
    print(feed.value.count, feed.value.first!.actor, feed.value.last!.actor)
}
/* Prints:
--- Example of: the newest fifty ---
50 a2.1 a1.20
*/
/*:
 When the app starts, the server has not answered yet; the last feed is better than an empty screen.
 It lies in a file: written at each change, read once at start.
 */
func feedFile() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("rill-lesson-8.json") }

example(of: "kept in a file") {
    func start(_ title: String) {
        let server = makeServer()
        let kept = (try? Data(contentsOf: feedFile())).flatMap { try? JSONDecoder().decode([Activity].self, from: $0) }
        let feed = BehaviorRelay(value: kept ?? [])

        print(title, feed.value.map(\.actor))
        _ = activities(server.response(request(for: "paperlamp/lamp")))
            .subscribe(onNext: { new in
                feed.accept(new)
                try? JSONEncoder().encode(new).write(to: feedFile(), options: .atomic)
            })
        letTimePass(1)
        print("  and then", feed.value.map(\.actor))
    }

    try? FileManager.default.removeItem(at: feedFile())
    start("first start")
    start("second start")
    try? FileManager.default.removeItem(at: feedFile())
}
/* Prints:
--- Example of: kept in a file ---
first start []
  and then ["ada", "bo", "cy"]
second start ["ada", "bo", "cy"]
  and then ["ada", "bo", "cy"]
*/
/*:
 ## Only if it has changed

 Each answer carries a date, `Last-Modified`. Send it back as `If-Modified-Since`, and a server with
 nothing new answers 304 and no bytes. So the answers get a **second** subscription, which keeps the
 date. Both listen to one shared request.
 */
example(of: "304 saves work") {
    let bag = DisposeBag()
    let server = makeServer()
    let modified = BehaviorRelay<String?>(value: nil)

    func refresh() {
        let answers = Observable.just("paperlamp/lamp")
            .map { name -> URLRequest in
                var result = request(for: name)
                if let date = modified.value { result.setValue(date, forHTTPHeaderField: "If-Modified-Since") }
                return result
            }
            .flatMap(server.response)
            .share()

        activities(answers).subscribe(onNext: { print($0.count, "activities") }).disposed(by: bag)
        answers
            .compactMap { $0.response.allHeaderFields["Last-Modified"] as? String }
            .bind(to: modified)
            .disposed(by: bag)
        letTimePass(1)
        print(server.log.last!)
    }

    refresh()
    refresh()
    server.changed = "Tue, 06 Jan 2026 08:00:00 GMT"
    refresh()
}
/* Prints:
--- Example of: 304 saves work ---
3 activities
200 /repos/paperlamp/lamp/events
304 /repos/paperlamp/lamp/events
3 activities
200 /repos/paperlamp/lamp/events
*/
//: The second refresh cost no bytes and no decoding. Nothing in the feed's chain knows about it.

/*:
 ## Challenge: The top of the week

 `/top` answers with a list of repository names. `topActors(_:)` asks for it, then asks for the
 events of **each** of them, and sends every actor as one text, repository by repository as the
 answers come. A repository without a good answer is passed over.
 */
//: > Hint: One request, then many: a `flatMap` inside the row.
//: > Hint: `Observable.from(names)` turns the decoded list into single names.
//: > Hint: Both kinds of answer need the status filter; `activities(_:)` has it for the second.
/* Starter:
func topActors(_ server: Server) -> Observable<String> {
    server.response(URLRequest(url: URL(string: "https://api.example.test/top")!))
        .compactMap { try? JSONDecoder().decode([String].self, from: $0.data) }
        .flatMap { names in Observable.from(names) }
}
*/
//: ### Solution
func topActors(_ server: Server) -> Observable<String> {
    server.response(URLRequest(url: URL(string: "https://api.example.test/top")!))
        .compactMap { try? JSONDecoder().decode([String].self, from: $0.data) }
        .flatMap { names in Observable.from(names) }
        .map(request)
        .flatMap { activities(server.response($0)) }
        .flatMap { activities in Observable.from(activities.map(\.actor)) }
}

example(of: "Challenge: The top of the week") {
    let server = makeServer()
    server.pages["/top"] = "[\"paperlamp/lamp\", \"paperlamp/broken\"]"
    _ = topActors(server).subscribe(onNext: { print($0) })
    letTimePass(1)
}
/* Prints:
--- Example of: Challenge: The top of the week ---
ada
bo
cy
*/
/* Judge: first the list, then the events
let server = makeServer()
server.pages["/top"] = "[\"x/one\", \"x/two\"]"
server.pages["/repos/x/one/events"] = "[{\"actor\": \"Uma\", \"action\": \"pushed\"}]"
server.pages["/repos/x/two/events"] = "[{\"actor\": \"Vito\", \"action\": \"pushed\"}, {\"actor\": \"Wim\", \"action\": \"forked\"}]"
_ = topActors(server).subscribe(onNext: { print($0) })
letTimePass(2)
Prints:
Uma
Vito
Wim
Says: every actor of every repository on the list
*/
/* Judge: bad answers end nothing
let server = makeServer()
server.pages["/top"] = "[\"paperlamp/broken\", \"paperlamp/missing\", \"paperlamp/lamp\"]"
_ = topActors(server).subscribe { print($0) }
letTimePass(2)
Prints:
next(ada)
next(bo)
next(cy)
completed
Says: a broken repository is passed over, and the others are still heard
*/
/* Judge: all are asked at once
let server = makeServer()
server.pages["/top"] = "[\"paperlamp/lamp\", \"paperlamp/lamp\", \"paperlamp/lamp\"]"
let began = main.now
_ = topActors(server).subscribe(onCompleted: { print(Int(main.now.timeIntervalSince(began) * 1000 + 0.5), "ms") })
letTimePass(2)
Prints:
400 ms
Says: one answer for the list, one for the events; nobody waits for a neighbour
*/
/*:
 ## What to keep

 - A request is a `flatMap`; everything before and behind it is `map` and `filter`.
 - `share()` for those who are there, `share(replay: 1)` for those who come late; `.forever` also for
   those who come after the end.
 - Drop what is bad where it is bad, and the stream lives on.
 - Two subscriptions on one shared answer: one shows it, one remembers its date.

 Next: lesson 9, Combining operators.
 */
