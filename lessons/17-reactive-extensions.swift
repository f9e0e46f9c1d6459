/*:
 # 17  Reactive extensions of your own

 Every `.rx` is an extension, and you can write your own. In this lesson you write one for `URLSession`:
 one wrapper around callbacks, small operators built on each other, a cache, and cells that cancel their
 downloads. (RxCocoa has such an extension; now you see how it works.) The finished app is
 `lessons/apps/gifs.swift`.
 */
import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
import RxBlocking
import RxCocoa
import RxSwift
import UIKit

/// The scheduler of the main thread.
let main = MainScheduler.instance

/// Lets time pass.
func letTimePass(_ milliseconds: Int) {
    _ = Observable<Int>.timer(
        .milliseconds(milliseconds), scheduler: main
    ).toBlocking().materialize()
}

/// A picture of the gallery.
struct Gif: Codable {
    let title, name: String
}

/// A gallery inside the program. The dog is a large picture.
let gallery: StubServer = {
    let server = StubServer("gifs.test")
    server.latency = 0.2
    server.get("/words", .text("three words here"))
    server.get("/numbers", .text("[3, 1, 2]").delayed(0.1))
    server.get("/moved", .text("gone", status: 410))
    server.get("/pictures/:name") { request in
        let name = request.parameters["name"]!
        return StubReply.data(
            UIImage(named: name)!.pngData()!, type: "image/gif"
        ).delayed(name == "dog" ? 0.4 : 0)
    }
    server.get("/search") { request in
        let word = request.query["q"] ?? ""
        return try .json(
            (1...3).map {
                Gif(title: "\(word) no. \($0)", name: "\(word)-\($0)")
            })
    }
    return server
}()

/// The session that asks servers.
let session = URLSession.shared

/// A request to the gallery.
func get(_ path: String) -> URLRequest {
    URLRequest(url: URL(string: "https://gifs.test/\(path)")!)
}

/// The ways in which an answer is bad.
enum SessionError: Error {
    case unknown, requestFailed(Int), deserializationFailed
}

/// An answer of the server: its head and its bytes.
typealias Answer = (HTTPURLResponse, Data)

/// Prints if a test passes.
func check(_ title: String, _ passes: Bool) {
    print(passes ? "ok     " : "differs", title)
}
/*:
 ## One wrapper

 Every NSObject has `.rx`, of the type `Reactive`; its `base` is the object. An extension of `Reactive` for
 your `Base` adds members.

 > Guess: An extension begins with `extension Reactive where Base: URLSession`. Who gets its members?
 > Choice: every object with `.rx`
 > Right: only sessions
 */
/*:
 ## The only callback

 Disposing of this subscription cancels the request.
 */
extension Reactive where Base: URLSession {
    func response(_ request: URLRequest) -> Observable<Answer> {
        Observable.create { observer in
            let task = base.dataTask(with: request) {
                data, head, error in
                guard let head = head as? HTTPURLResponse, let data
                else { return observer.onError(error!) }
                observer.onNext((head, data))
                observer.onCompleted()
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }
}

//: A missing page is answered with the status 404.
//: > Guess: Is that an error of this sequence?
//: > Choice: yes
//: > Right: no
example(of: "response") {
    _ = gallery
    for path in ["pictures/dog", "moved", "unicorn"] {
        _ = session.rx.response(get(path))
            .subscribe(
                onNext: { print(path, $0.0.statusCode) },
                onError: { print(path, $0) })
    }
    letTimePass(1000)
}
/* Prints:
--- Example of: response ---
moved 410
unicorn 404
pictures/dog 200
*/
//: The dog is a large picture, so it came last. A status of 404 is an answer too: the next step decides if
//: it is a good one.

/*:
 ## Built on each other

 `data` knows which answers are good. It knows nothing about tasks.
 */
extension Reactive where Base: URLSession {
    func data(_ request: URLRequest) -> Observable<Data> {
        response(request).map { response, data in
            guard 200..<300 ~= response.statusCode else {
                throw SessionError.requestFailed(response.statusCode)
            }
            return data
        }
    }
}

//: `string`, `json`, `decodable` and `image` each add one step to `data`.
extension Reactive where Base: URLSession {
    func string(_ request: URLRequest) -> Observable<String> {
        data(request).map { String(decoding: $0, as: UTF8.self) }
    }
    func json(_ request: URLRequest) -> Observable<Any> {
        data(request).map { try JSONSerialization.jsonObject(with: $0) }
    }
    func decodable<T: Decodable>(_ request: URLRequest, as type: T.Type)
        -> Observable<T>
    {
        data(request).map { try JSONDecoder().decode(type, from: $0) }
    }
    func image(_ request: URLRequest) -> Observable<UIImage> {
        data(request).map { UIImage(data: $0) ?? UIImage() }
    }
}

//: > Guess: The status is 404. What does `string` do?
//: > Choice: it sends the text of the error page
//: > Right: it fails, because `data` fails

//: All four requests begin at once. The words take 0.2 s, the numbers 0.3 s, the dog 0.6 s.
//: > Guess: Which line comes last?
//: > Choice: three words here
//: > Right: 120.0 wide
//: > Choice: [3, 1, 2]
example(of: "data, string, json, decodable") {
    let rx = session.rx
    _ = rx.image(get("pictures/dog"))
        .subscribe(onNext: { print($0.size.width, "wide") })
    _ = rx.decodable(get("numbers"), as: [Int].self)
        .subscribe(onNext: { print($0) })
    _ = rx.string(get("words")).subscribe(onNext: { print($0) })
    _ = rx.data(get("moved")).subscribe(onError: { print($0) })
    letTimePass(1000)
}
/* Prints:
--- Example of: data, string, json, decodable ---
three words here
requestFailed(410)
[3, 1, 2]
120.0 wide
*/
/*:
 ## Given up

 The user asks for the dog and leaves after 50 ms.

 > Guess: How many requests has the gallery answered?
 */
example(of: "cancel on dispose") {
    let before = gallery.requestCount
    let subscription = session.rx.string(get("pictures/dog"))
        .subscribe(onNext: { print($0) })
    letTimePass(50)
    subscription.dispose()
    letTimePass(1000)
    print(gallery.requestCount - before)
}
/* Prints:
--- Example of: cancel on dispose ---
0
*/
//: Your code did not call `cancel`. The chain did: `string` disposed of `data`, `data` of `response`, and
//: that cancelled the request.

/*:
 ## An operator for one kind of element

 An extension of `ObservableType` may require an element type. `cache()` exists only after `response`: it
 keeps what passes in a store.
 */
var store: [String: Data] = [:]

extension ObservableType where Element == Answer {
    func cache() -> Observable<Element> {
        self.do(onNext: { response, data in
            if response.statusCode == 200,
                let name = response.url?.lastPathComponent
            {
                store[name] = data
            }
        })
    }
}

//: `picture(named:)` looks in the store first.
extension Reactive where Base: URLSession {
    func picture(named name: String) -> Observable<UIImage> {
        if let data = store[name] { return .just(UIImage(data: data)!) }
        return response(get("pictures/\(name)")).cache().map {
            UIImage(data: $0.1) ?? UIImage()
        }.observe(on: main)
    }
}

//: The cat is requested three times, one after the other.
//: > Guess: How many requests does the gallery see?
example(of: "cache") {
    let before = gallery.requestCount
    for _ in 1...3 {
        _ = session.rx.picture(named: "cat").subscribe()
        letTimePass(300)
    }
    print(gallery.requestCount - before)
}
/* Prints:
--- Example of: cache ---
1
*/
/*:
 ## Cells that are used again

 A table has few cells and many rows: a cell that scrolls away comes back as another row. Before that it
 disposes of its download.
 */
final class GifCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var gifView: UIImageView!
    @IBOutlet weak var wheel: UIActivityIndicatorView!
    var download = SingleAssignmentDisposable()

    override func prepareForReuse() {
        download.dispose()
        download = SingleAssignmentDisposable()
        gifView.image = nil
        super.prepareForReuse()
    }
}

//: A `SingleAssignmentDisposable` holds the download of the row.
extension GifCell {
    func show(_ gif: Gif) {
        titleLabel.text = gif.title
        wheel.startAnimating()
        let picture = session.rx.picture(named: gif.name).watch(gif.name)
        download.setDisposable(
            picture.subscribe(onNext: { [weak self] image in
                self?.gifView.image = image
                self?.wheel.stopAnimating()
            }))
    }
}

//: The screen has a row for each picture.
final class GifScreen: UIViewController {
    @IBOutlet weak var searchBar: UISearchBar!
    @IBOutlet weak var tableView: UITableView!
    let bag = DisposeBag()

    /// Rows for what comes.
    func show(_ gifs: Observable<[Gif]>) {
        gifs.bind(
            to: tableView.rx.items(
                cellIdentifier: "gif", cellType: GifCell.self)
        ) { _, gif, cell in cell.show(gif) }
        .disposed(by: bag)
    }
}

//: A cell shows the dog for 100 ms, then it becomes the row of the gull.
//: > Guess: Which pictures does it draw?
//: > Choice: the dog, then the gull
//: > Right: only the gull
example(of: "cells that cancel") {
    let app = show(GifScreen())
    app.show(.just([Gif(title: "A dog", name: "dog")]))
    let cell = app.tableView.cellForRow(at: [0, 0]) as! GifCell
    letTimePass(100)
    cell.prepareForReuse()
    cell.show(Gif(title: "A gull", name: "gull"))
    letTimePass(1000)
    print(cell.gifView.image?.size.width ?? 0, "wide")
}
/* Prints:
--- Example of: cells that cancel ---
120.0 wide
*/
/* Draws: dog, gull
                 0         0.1       0.2       0.3       0.4 s
  1 col = 10 ms  ┬─────────┬─────────┬─────────┬─────────┬────
  dog            ──────────┊
  gull                     ├───────────────────<UIImage gull>┤
*/
//: Without `prepareForReuse` the dog would have appeared 500 ms later in the row of the gull: the jumping
//: pictures that you know from some apps.

//: A search sends the pictures that it finds; after an error, none.
func search(_ word: String) -> Observable<[Gif]> {
    session.rx.decodable(get("search?q=\(word)"), as: [Gif].self)
        .catchAndReturn([])
}

/*:
 All of it together: three letters, a pause of 300 ms, the newest search only.

 > Guess: The user types "seal" quickly and gets three rows. How many requests are made?
 > Choice: 2
 > Right: 4
 > Choice: 8
 */
example(of: "a search") {
    let app = show(GifScreen())
    let before = gallery.requestCount
    app.show(
        app.searchBar.rx.text.orEmpty
            .filter { $0.count > 2 }
            .debounce(.milliseconds(300), scheduler: main)
            .flatMapLatest { search($0) }
            .observe(on: main))
    app.searchBar.type("seal")
    letTimePass(1000)
    print(gallery.requestCount - before, "requests")
}
/* Prints:
--- Example of: a search ---
4 requests
*/
/* Screen:
┌─ Gif screen ──────────────────────────┐
│ 🔍[seal▏                   ]          │   searchBar
│ seal no. 1  🏰                        │
│ seal no. 2  🚲                        │   tableView
│ seal no. 3  🌉                        │
└───────────────────────────────────────┘
*/
/*:
 ## Under test

 A wrapper is tested like any sequence: the server is ours, and blocking is enough.

 > Guess: Without a network, what does `data` do?
 > Choice: it waits for the network
 > Right: it fails
 */
example(of: "tests") {
    let words = session.rx.string(get("words"))
    check(
        "the text arrives",
        (try? words.toBlocking().single()) == "three words here")
    network.goOffline()
    let result = session.rx.data(get("words")).toBlocking().materialize()
    if case .failed(_, let error as URLError) = result {
        let isOffline = error.code == .notConnectedToInternet
        check("no network is an error", isOffline)
    }
    network.goOnline()
}
/* Prints:
--- Example of: tests ---
ok      the text arrives
ok      no network is an error
*/
/*:
 ## Challenge: No picture is an error

 `UIImage(data:)` returns nil for bytes that are no picture; then `image` sends an empty picture, which
 hides the mistake. Write `picture(_:)`. It sends the picture, or fails with
 `SessionError.deserializationFailed` if there is none. A bad status still fails with `requestFailed`.
 */
//: > Hint: Use `rx.data`. The closure of `map` may throw.
//: > Hint: `guard let picture = UIImage(data: data) else { throw … }`.
/* Starter:
func picture(_ request: URLRequest) -> Observable<UIImage> {
    session.rx.image(request)
}
*/
//: ### Solution
func picture(_ request: URLRequest) -> Observable<UIImage> {
    session.rx.data(request).map { data in
        guard let picture = UIImage(data: data) else {
            throw SessionError.deserializationFailed
        }
        return picture
    }
}

example(of: "Challenge: No picture is an error") {
    for path in ["pictures/cat", "words"] {
        _ = picture(get(path)).subscribe(
            onNext: { print(path, $0.size.width, "wide") },
            onError: { print(path, $0) })
        letTimePass(500)
    }
}
/* Prints:
--- Example of: Challenge: No picture is an error ---
pictures/cat 80.0 wide
words deserializationFailed
*/
/* Judge: a picture is a picture
_ = gallery
_ = picture(get("pictures/cat")).subscribe { print($0.element.map { "\($0.size.width) wide" } ?? "the end") }
letTimePass(1000)
Prints:
80.0 wide
the end
*/
/* Judge: words are no picture
_ = gallery
_ = picture(get("words")).subscribe(onNext: { print("a picture,", $0.size.width, "wide") }, onError: { print($0) })
letTimePass(1000)
Prints:
deserializationFailed
Says: fail with `deserializationFailed` if the bytes are no picture
*/
/* Judge: a bad status stays what it is
_ = gallery
_ = picture(get("moved")).subscribe(onNext: { print("a picture,", $0.size.width, "wide") }, onError: { print($0) })
letTimePass(1000)
Prints:
requestFailed(410)
Says: a bad status still fails with `requestFailed`
*/
/*:
 ## What to keep

 - One wrapper touches callbacks; all others are made of operators.
 - The disposable that `create` returns cancels the work, through the whole chain.
 - An operator may ask for an element type, and then exists only there.
 - A cell that is used again disposes first.

 Next: lesson 18, Tables.
 */
