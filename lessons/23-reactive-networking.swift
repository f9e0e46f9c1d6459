/*:
 # 23  Reactive networking

 `URLSession` has an `rx`, and yet most apps put a thin library on top of it: one word for a text, one
 for JSON, one for a download with its percentages. In this lesson you write that library, and you see
 what it must get right: who asks, how often, what counts as a failure, and what happens to a request
 when nobody waits for its answer any more.

 The server is a small museum. It answers inside the program, each time after 200 ms.
 */
import Foundation
import RillKit
import RxBlocking
import RxCocoa
import RxSwift

let main = MainScheduler.instance

/// Keeps an example open while its clocks tick.
func letTimePass(_ milliseconds: Int) {
    _ = Observable<Int>.timer(.milliseconds(milliseconds), scheduler: main).toBlocking().materialize()
}

struct Room: Codable {
    let name: String
    let floor: Int
}

struct Page: Codable {
    let names: [String]
    let next: Int?
}

let rooms = [
    Room(name: "Maps", floor: 0), Room(name: "Clocks", floor: 0), Room(name: "Whales", floor: 1),
    Room(name: "Kites", floor: 2), Room(name: "Locks", floor: 2),
]

var perPage = 2

func makeMuseum() -> StubServer {
    let museum = StubServer("museum.example.test")
    museum.latency = 0.2
    museum.get("/hours") { request in .text(request.header("Accept-Language") == "de" ? "10 bis 17" : "10 to 17") }
    museum.get("/rooms") { request in
        let floor = request.query["floor"].flatMap { Int($0) }
        return try .json(rooms.filter { floor == nil || $0.floor == floor })
    }
    museum.get("/rooms/:name") { request in
        guard let room = rooms.first(where: { $0.name == request.parameters["name"] }) else {
            return try .json(["reason": "no such room"], status: 404)
        }
        return try .json(room)
    }
    museum.get("/list/:page") { request in
        let number = Int(request.parameters["page"]!) ?? 1
        let names = rooms.dropFirst((number - 1) * perPage).prefix(perPage).map { $0.name }
        return try .json(Page(names: names, next: number * perPage < rooms.count ? number + 1 : nil))
    }
    museum.get("/lift", .data(Data("<html>Please log in".utf8), type: "text/html"))
    museum.get("/plan", .data(Data(repeating: 7, count: 4000), type: "image/png"))
    museum.get("/guestbook") { request in .text("asked for \(request.url.query ?? "all")") }
    museum.post("/guestbook") { request in .text("written: \(request.text)", status: 201) }
    return museum
}
let museum = makeMuseum()
/*:
 ## From words to a request

 A method, a path, parameters, headers: the same four things each time. Parameters belong into the
 address of a GET and into the body of a POST, and nobody should have to think of that twice.
 */
enum Method: String { case get = "GET", post = "POST" }

func request(
    _ method: Method, _ path: String, parameters: [String: String] = [:], headers: [String: String] = [:]
) -> URLRequest {
    var parts = URLComponents(string: "https://museum.example.test" + path)!
    if !parameters.isEmpty {
        parts.queryItems = parameters.keys.sorted().map { URLQueryItem(name: $0, value: parameters[$0]) }
    }
    let query = parts.percentEncodedQuery
    if method == .post { parts.queryItems = nil }
    var request = URLRequest(url: parts.url!)
    request.httpMethod = method.rawValue
    if method == .post { request.httpBody = Data((query ?? "").utf8) }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return request
}

typealias Answer = (response: HTTPURLResponse, data: Data)

/// Answers come on a lane of the session; screens are on the main thread.
func requestData(
    _ method: Method, _ path: String, parameters: [String: String] = [:], headers: [String: String] = [:]
) -> Observable<Answer> {
    URLSession.shared.rx
        .response(request: request(method, path, parameters: parameters, headers: headers))
        .observe(on: main)
}

example(of: "parameters and headers") {
    for method in [Method.get, .post] {
        _ = requestData(method, "/guestbook", parameters: ["name": "Ida Holm"])
            .subscribe(onNext: { print(String(decoding: $0.data, as: UTF8.self)) })
    }
    _ = requestData(.get, "/hours", headers: ["Accept-Language": "de"])
        .subscribe(onNext: { print(String(decoding: $0.data, as: UTF8.self)) })
    letTimePass(500)
}
/* Prints:
--- Example of: parameters and headers ---
asked for name=Ida%20Holm
written: name=Ida%20Holm
10 bis 17
*/
//: An upload is no more than this: a POST whose body is the point.

/*:
 ## string, data, json

 `string`, `data` and `json` each read the body in their way, and refuse a status outside of 200 to 299.
 (The names are those of RxAlamofire, which does the same on top of Alamofire.)
 */
enum FetchError: Error { case status(Int), contentType(String) }

extension ObservableType where Element == Answer {
    func validate(status good: Range<Int> = 200..<300) -> Observable<Answer> {
        self.do(onNext: { response, _ in
            if !good.contains(response.statusCode) { throw FetchError.status(response.statusCode) }
        })
    }
}

func data(_ method: Method, _ path: String, parameters: [String: String] = [:]) -> Observable<Data> {
    requestData(method, path, parameters: parameters).validate().map { $0.data }
}

func string(_ method: Method, _ path: String, parameters: [String: String] = [:]) -> Observable<String> {
    data(method, path, parameters: parameters).map { String(decoding: $0, as: UTF8.self) }
}

func json(_ method: Method, _ path: String, parameters: [String: String] = [:]) -> Observable<Any> {
    data(method, path, parameters: parameters).map { try JSONSerialization.jsonObject(with: $0) }
}

/// A type of your own is one step more. The museum lists its rooms two at a time.
func page(_ number: Int) -> Observable<Page> {
    data(.get, "/list/\(number)").map { try JSONDecoder().decode(Page.self, from: $0) }
}

example(of: "string, data, json") {
    _ = string(.get, "/hours").subscribe { print($0) }
    _ = data(.get, "/plan").subscribe(onNext: { print($0.count, "bytes") })
    _ = json(.get, "/rooms", parameters: ["floor": "2"])
        .subscribe(onNext: { print(($0 as? [Any])?.count ?? 0, "rooms") })
    _ = page(1).subscribe(onNext: { print($0.names, "and then page", $0.next ?? 0) })
    letTimePass(500)
}
/* Prints:
--- Example of: string, data, json ---
next(10 to 17)
completed
4000 bytes
2 rooms
["Maps", "Clocks"] and then page 2
*/
/*:
 One answer, then the end: a request is a sequence of one. It is also **cold**.

 > Guess: `hours` is made; later two subscribe. How many requests has the server seen, before, after?
 */
example(of: "who asks") {
    let before = museum.requestCount
    let hours = string(.get, "/hours")

    letTimePass(500)
    print(museum.requestCount - before)
    _ = hours.subscribe()
    _ = hours.subscribe()
    letTimePass(500)
    print(museum.requestCount - before)
}
/* Prints:
--- Example of: who asks ---
0
2
*/
//: Each listener asks for himself. Where that is too much, there is `share(replay: 1)`.

/*:
 ## requestJSON: the answer and its body

 A refusal can have a body worth reading. `requestJSON` hands on both, whatever the status.
 */
func requestJSON(_ method: Method, _ path: String) -> Observable<(HTTPURLResponse, Any)> {
    requestData(method, path).map { ($0.response, try JSONSerialization.jsonObject(with: $0.data)) }
}

//: There is no room called Trams. `json` and `requestJSON` ask for it; which of them gets an element?
example(of: "requestJSON") {
    _ = json(.get, "/rooms/Trams").subscribe(onNext: { print($0) }, onError: { print("json:", $0) })
    _ = requestJSON(.get, "/rooms/Trams")
        .subscribe(onNext: { response, body in
            print("requestJSON:", response.statusCode, (body as? [String: String])?["reason"] ?? "?")
        })
    letTimePass(500)
}
/* Prints:
--- Example of: requestJSON ---
json: status(404)
requestJSON: 404 no such room
*/
/*:
 ## What counts as good

 The lift of the museum has a wireless network, and it answers **everything** with its log-in page, in
 HTML, with status 200. Whoever checks the status alone takes that for the truth.
 */
extension ObservableType where Element == Answer {
    func validate(contentType good: String) -> Observable<Answer> {
        self.do(onNext: { response, _ in
            let type = response.value(forHTTPHeaderField: "Content-Type") ?? "none"
            if !type.hasPrefix(good) { throw FetchError.contentType(type) }
        })
    }
}

example(of: "validate") {
    for path in ["/rooms/Kites", "/rooms/Trams", "/lift"] {
        _ = requestData(.get, path)
            .validate()
            .validate(contentType: "application/json")
            .subscribe(onNext: { print(path, $0.data.count, "bytes") }, onError: { print(path, $0) })
    }
    letTimePass(500)
}
/* Prints:
--- Example of: validate ---
/rooms/Kites 26 bytes
/rooms/Trams status(404)
/lift contentType("text/html")
*/
/*:
 ## A download and its progress

 The plan of the museum is large and comes in four parts. Here **many** elements make sense: the
 percentage, several times, then the end. The task is looked at ten times a second.
 */
func download(_ path: String, to file: URL) -> Observable<Int> {
    Observable<Int>.create { observer in
        let task = URLSession.shared.dataTask(with: request(.get, path)) { data, _, error in
            do {
                if let error { throw error }
                try (data ?? Data()).write(to: file)
                observer.onNext(100)
                observer.onCompleted()
            } catch {
                observer.onError(error)
            }
        }
        let looks = Observable<Int>.interval(.milliseconds(100), scheduler: main)
            .map { _ in 100 * Int(task.countOfBytesReceived) / max(1, Int(task.countOfBytesExpectedToReceive)) }
            .subscribe(onNext: observer.onNext)
        task.resume()
        return Disposables.create(looks, Disposables.create { task.cancel() })
    }
    .distinctUntilChanged()
}

example(of: "download") {
    museum.chunks = 4
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("plan.png")

    _ = download("/plan", to: file).watch("percent")
        .subscribe(onNext: { print("\($0) %") }, onCompleted: { print("all there") })
    letTimePass(1500)
    print((try? Data(contentsOf: file))?.count ?? 0, "bytes in the file")
}
/* Prints:
--- Example of: download ---
0 %
25 %
50 %
75 %
100 %
all there
4000 bytes in the file
*/
/* Draws: percent
                 0         0.2       0.4       0.6 s
  1 col = 20 ms  ┬─────────┬─────────┬─────────┬────
  percent        ─────0─────────25───50───(75 100)┤
*/
/*:
 ## Nobody waits any more

 The answer takes 600 ms: half of it on the way there, half on the way back. One visitor loses patience
 after 100 ms, another after 500.

 > Guess: No answer is printed. How many of the two requests has the server seen?
 */
example(of: "dispose cancels") {
    museum.latency = 0.6
    let before = museum.requestCount
    let first = string(.get, "/hours").subscribe(onNext: { print($0) })
    let second = string(.get, "/hours").subscribe(onNext: { print($0) })

    letTimePass(100)
    first.dispose()
    letTimePass(400)
    second.dispose()
    letTimePass(1000)
    print(museum.requestCount - before)
    museum.latency = 0.2
}
/* Prints:
--- Example of: dispose cancels ---
1
*/
//: To dispose is to cancel; that is why `flatMapLatest` behind a search field saves work. The first
//: request was caught on its way. The second had arrived: the server did its work, for nobody. What
//: **changes** something there may have happened although you cancelled it.

/*:
 ## Challenge: All pages

 `page(_:)` asks for one page of rooms; `next` is nil on the last. Write `allRooms()`: one array of names
 for each page, in order, then the end. A page that nobody wants should not be asked for.
 */
//: > Hint: A page is followed by the rest, and the rest is the same question with another number.
//: > Hint: A function that calls itself: `allRooms(from: Int = 1)`. Without `next` the rest is `.empty()`.
//: > Hint: `page(number).concatMap { page in Observable.just(page.names).concat(…the rest…) }`
/* Starter:
func allRooms() -> Observable<[String]> {
    page(1).map { $0.names }
}
*/
//: ### Solution
func allRooms(from number: Int = 1) -> Observable<[String]> {
    page(number).concatMap { page -> Observable<[String]> in
        let rest = page.next.map { allRooms(from: $0) } ?? .empty()
        return Observable.just(page.names).concat(rest)
    }
}

example(of: "Challenge: All pages") {
    _ = allRooms().subscribe { print($0) }
    letTimePass(1500)
}
/* Prints:
--- Example of: Challenge: All pages ---
next(["Maps", "Clocks"])
next(["Whales", "Kites"])
next(["Locks"])
completed
*/
/* Judge: three pages and the end
_ = allRooms().subscribe { print($0) }
letTimePass(1500)
Prints:
next(["Maps", "Clocks"])
next(["Whales", "Kites"])
next(["Locks"])
completed
Says: `next` of a page says where it goes on
*/
/* Judge: as many pages as there are
perPage = 4
_ = allRooms().subscribe { print($0) }
letTimePass(1500)
Prints:
next(["Maps", "Clocks", "Whales", "Kites"])
next(["Locks"])
completed
Says: the number of pages is known only when the last one says so
*/
/* Judge: what nobody wants is not asked for
perPage = 1
let before = museum.requestCount
_ = allRooms().take(2).subscribe { print($0) }
letTimePass(1500)
print(museum.requestCount - before, "requests")
Prints:
next(["Maps"])
next(["Clocks"])
completed
2 requests
Says: the third page was asked for before anybody wanted it
*/
/*:
 ## What to keep

 - A request is a sequence of one, and cold: each subscription asks again.
 - `json` wants a good status, `requestJSON` hands on what came; a check is an operator.
 - A download is a sequence of percentages.
 - To dispose is to cancel, and the server may have done its work all the same.

 Next: lesson 24, MVVM.
 */
