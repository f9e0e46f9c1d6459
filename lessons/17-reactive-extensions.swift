/*:
 # 17  Reactive extensions of your own

 Everything that says `.rx` was written by somebody, and you can do the same. In this lesson a class
 with callbacks gets a reactive face: one wrapper that touches the callbacks, small operators built on
 each other, a cache, and cells that give back what they no longer need.

 The class is a session that loads moving pictures. It behaves like `URLSession`, on rill's clock.
 */
import Foundation
import RxBlocking
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import RxSwift

let main = MainScheduler.instance

/// Keeps an example open while its clocks tick.
func letTimePass(_ milliseconds: Int) {
    _ = Observable<Int>.timer(.milliseconds(milliseconds), scheduler: main).toBlocking().materialize()
}

/// A download: it begins with `resume()` and can be given up.
final class DownloadTask {
    private let start: () -> Disposable
    private let onCancel: () -> Void
    private var running: Disposable?
    var isDone = false

    init(start: @escaping () -> Disposable, onCancel: @escaping () -> Void) { (self.start, self.onCancel) = (start, onCancel) }

    func resume() { running = start() }
    func cancel() {
        guard !isDone else { return }
        running?.dispose()
        onCancel()
    }
}

/// Answers with what its pages hold, each after its own time, and writes down what happens.
final class Session: ReactiveCompatible {
    var pages: [String: (status: Int, text: String, milliseconds: Int)] = [:]
    private(set) var log: [String] = []

    func task(_ name: String, done: @escaping (HTTPURLResponse?, Data?) -> Void) -> DownloadTask {
        var task: DownloadTask!
        task = DownloadTask(
            start: { [self] in
                log.append("get \(name)")
                let page = pages[name]
                let url = URL(string: "https://gifs.example.test/\(name)")!
                return Observable<Int>.timer(.milliseconds(page?.milliseconds ?? 100), scheduler: main)
                    .subscribe(onNext: { _ in
                        task.isDone = true
                        guard let page else { return done(nil, nil) }
                        done(HTTPURLResponse(url: url, statusCode: page.status, httpVersion: nil, headerFields: nil), Data(page.text.utf8))
                    })
            }, onCancel: { [self] in log.append("cancel \(name)") })
        return task
    }
}

func makeSession() -> Session {
    let session = Session()
    session.pages = [
        "cat": (200, "GIF:=^.^=", 200), "dog": (200, "GIF:U-o-U", 600), "moved": (410, "gone", 100),
        "numbers": (200, "[3, 1, 2]", 100), "words": (200, "three words here", 100),
    ]
    return session
}

enum SessionError: Error { case unknown, requestFailed(Int), deserializationFailed }
/*:
 ## One wrapper

 A class that says `ReactiveCompatible` has `.rx`. An extension of `Reactive` for that `Base` puts
 members there; `base` is the object. Only this first one touches callbacks and tasks. Mind its last
 line: whoever stops listening cancels the download.
 */
extension Reactive where Base: Session {
    func response(_ name: String) -> Observable<(HTTPURLResponse, Data)> {
        Observable.create { observer in
            let task = base.task(name) { response, data in
                guard let response, let data else { return observer.onError(SessionError.unknown) }
                observer.onNext((response, data))
                observer.onCompleted()
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }
}

example(of: "response") {
    for name in ["cat", "moved", "unicorn"] {
        _ = makeSession().rx.response(name)
            .subscribe(onNext: { print(name, $0.0.statusCode) }, onError: { print(name, $0) })
    }
    letTimePass(1000)
}
/* Prints:
--- Example of: response ---
moved 410
unicorn unknown
cat 200
*/
//: They came in the order of their patience: the fastest answer first.

/*:
 ## Built on each other

 `data` knows which answers are good. `string`, `json` and `decodable` each add one step to it and
 know nothing about tasks.
 */
extension Reactive where Base: Session {
    func data(_ name: String) -> Observable<Data> {
        response(name).map { response, data in
            guard 200..<300 ~= response.statusCode else { throw SessionError.requestFailed(response.statusCode) }
            return data
        }
    }

    func string(_ name: String) -> Observable<String> { data(name).map { String(decoding: $0, as: UTF8.self) } }

    func json(_ name: String) -> Observable<Any> { data(name).map { try JSONSerialization.jsonObject(with: $0) } }

    func decodable<T: Decodable>(_ name: String, as type: T.Type) -> Observable<T> {
        data(name).map { try JSONDecoder().decode(type, from: $0) }
    }
}

example(of: "data, string, json, decodable") {
    let session = makeSession()
    _ = session.rx.string("words").subscribe(onNext: { print($0) })
    _ = session.rx.json("numbers").subscribe(onNext: { print(($0 as? [Any])?.count ?? 0, "things") })
    _ = session.rx.decodable("numbers", as: [Int].self).subscribe(onNext: { print($0.sorted()) })
    _ = session.rx.data("moved").subscribe(onError: { print($0) })
    letTimePass(1000)
}
/* Prints:
--- Example of: data, string, json, decodable ---
three words here
3 things
[1, 2, 3]
requestFailed(410)
*/
/*:
 ## Given up

 Somebody asks for the dog, which takes 600 ms, and loses patience after 300.

 > Guess: Four words are in the log of the session. Which?
 */
example(of: "cancel on dispose") {
    let session = makeSession()
    let subscription = session.rx.string("dog").subscribe(onNext: { print($0) })

    letTimePass(300)
    subscription.dispose()
    letTimePass(1000)
    print(session.log.joined(separator: " "))
}
/* Prints:
--- Example of: cancel on dispose ---
get dog cancel dog
*/
//: Nobody called `cancel`. The chain did: `string` let go of `data`, `data` of `response`.

/*:
 ## An operator for one kind of element

 An extension of `ObservableType` may ask for an element type. `cache()` exists only behind
 `response`: it puts what passes into a store. Who asks for a picture looks there first.
 */
var store: [String: Data] = [:]

extension ObservableType where Element == (HTTPURLResponse, Data) {
    func cache() -> Observable<Element> {
        self.do(onNext: { response, data in
            if response.statusCode == 200, let name = response.url?.lastPathComponent { store[name] = data }
        })
    }
}

extension Reactive where Base: Session {
    func cached(_ name: String) -> Observable<Data> {
        if let data = store[name] { return .just(data) }
        return response(name).cache().map { $0.1 }
    }
}

//: > Guess: The cat is asked for three times, one after the other. How many requests are made?
example(of: "cache") {
    store = [:]
    let session = makeSession()
    for _ in 1...3 {
        _ = session.rx.cached("cat").subscribe()
        letTimePass(300)
    }
    print(session.log.count)
}
/* Prints:
--- Example of: cache ---
1
*/
/*:
 ## Cells that are used again

 A table has few cells and many rows: a cell that scrolls away comes back as another row. A
 `SingleAssignmentDisposable` holds the download of the row; the cell disposes of it before it is used
 again.

 > Guess: A cell shows the dog for 100 ms, then it becomes the row of the cat. What does it draw?
 */
final class Cell {
    private var download = SingleAssignmentDisposable()

    func show(_ name: String, from session: Session) {
        download.setDisposable(session.rx.string(name).watch(name).subscribe(onNext: { print($0) }))
    }

    func prepareForReuse() {
        download.dispose()
        download = SingleAssignmentDisposable()
    }
}

example(of: "cells that cancel") {
    let (session, cell) = (makeSession(), Cell())
    cell.show("dog", from: session)
    letTimePass(100)
    cell.prepareForReuse()
    cell.show("cat", from: session)
    letTimePass(1000)
}
/* Prints:
--- Example of: cells that cancel ---
GIF:=^.^=
*/
/* Draws: dog, cat
                  0         1 s
  1 col = 100 ms  ┬─────────┬────
  dog             ─┊
  cat              ├─"GIF:=^.^="┤
*/
//: Without `prepareForReuse` the dog would have come 500 ms later, into the row of the cat: the
//: picture that jumps, known from many apps.

/*:
 ## Under test

 A wrapper is tested like any sequence: the session is under our control, and blocking is enough.
 */
example(of: "tests") {
    let session = makeSession()
    func check(_ title: String, _ passes: Bool) { print(passes ? "ok     " : "differs", title) }

    check("the text arrives", (try? session.rx.string("words").toBlocking().single()) == "three words here")
    check("a decoder may fail", (try? session.rx.decodable("words", as: [Int].self).toBlocking().first()) == nil)
    if case .failed(_, SessionError.unknown) = session.rx.data("unicorn").toBlocking().materialize() {
        check("no answer is an error", true)
    }
}
/* Prints:
--- Example of: tests ---
ok      the text arrives
ok      a decoder may fail
ok      no answer is an error
*/
/*:
 ## Challenge: No picture is an error

 A picture begins with "GIF:". `Picture(_:)` gives nil for anything else. The starter sends an empty
 picture then, and nobody learns that something was wrong. Let `picture(_:from:)` fail with
 `SessionError.deserializationFailed` instead; a bad status stays `requestFailed`.
 */
//: > Hint: A closure of `map` may throw.
//: > Hint: `guard let picture = Picture(data) else { throw … }`.
/* Starter:
struct Picture {
    var drawing = ""
    init() {}
    init?(_ data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("GIF:") else { return nil }
        drawing = String(text.dropFirst(4))
    }
}

func picture(_ name: String, from session: Session) -> Observable<Picture> {
    session.rx.data(name).map { Picture($0) ?? Picture() }
}
*/
//: ### Solution
struct Picture {
    var drawing = ""
    init() {}
    init?(_ data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("GIF:") else { return nil }
        drawing = String(text.dropFirst(4))
    }
}

func picture(_ name: String, from session: Session) -> Observable<Picture> {
    session.rx.data(name).map { data in
        guard let picture = Picture(data) else { throw SessionError.deserializationFailed }
        return picture
    }
}

example(of: "Challenge: No picture is an error") {
    for name in ["cat", "words"] {
        _ = picture(name, from: makeSession()).subscribe(onNext: { print($0.drawing) }, onError: { print($0) })
    }
    letTimePass(1000)
}
/* Prints:
--- Example of: Challenge: No picture is an error ---
deserializationFailed
=^.^=
*/
/* Judge: a picture is a picture
_ = picture("cat", from: makeSession()).subscribe { print($0.element?.drawing ?? "the end") }
letTimePass(1000)
Prints:
=^.^=
the end
*/
/* Judge: words are no picture
_ = picture("words", from: makeSession()).subscribe(onNext: { print("drawn:", $0.drawing) }, onError: { print($0) })
letTimePass(1000)
Prints:
deserializationFailed
Says: an empty picture hides that something went wrong
*/
/* Judge: a bad status stays what it is
_ = picture("moved", from: makeSession()).subscribe(onNext: { print("drawn:", $0.drawing) }, onError: { print($0) })
letTimePass(1000)
Prints:
requestFailed(410)
Says: only what could not be decoded is a failure to decode
*/
/*:
 ## What to keep

 - One wrapper touches callbacks; all others are made of operators.
 - What `create` gives back cancels the work, through the whole chain.
 - An operator may ask for an element type, and then exists only there.
 - A cell that is used again disposes first.

 Next: lesson 18, Tables.
 */
