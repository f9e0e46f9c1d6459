/*:
 # 23  Reactive networking

 `URLSession` has an `rx`, and yet many apps use a library on top of it: one word for a string, one for
 JSON, one for a download with its progress. Alamofire is that library, RxAlamofire its reactive extension.
 In this lesson you see when a request is sent, how often, what counts as a failure, and how a request is
 cancelled.

 The server is a small museum. It answers inside the program, each time after 200 ms. The app of this
 lesson is `lessons/apps/museum.swift`.
 */
import Alamofire
import Foundation
import RillKit
import RxAlamofire
import RxBlocking
import RxSwift

/// The scheduler of the main thread.
let main = MainScheduler.instance

/// Lets time pass.
func letTimePass(_ milliseconds: Int) {
    _ = Observable<Int>.timer(
        .milliseconds(milliseconds), scheduler: main
    ).toBlocking().materialize()
}

struct Room: Codable {
    let name: String
    let floor: Int
}

/// A part of the list of rooms.
struct Page: Codable {
    let names: [String]
    let next: Int?
}

/// The rooms of the museum.
let rooms = [
    Room(name: "Maps", floor: 0), Room(name: "Clocks", floor: 0),
    Room(name: "Whales", floor: 1),
    Room(name: "Kites", floor: 2), Room(name: "Locks", floor: 2),
]

var perPage = 2

func makeMuseum() -> StubServer {
    let museum = StubServer("museum.test")
    museum.latency = 0.2
    museum.get("/hours") { request in
        .text(
            request.header("Accept-Language") == "de"
                ? "10 bis 17" : "10 to 17")
    }
    museum.get("/rooms") { request in
        let floor = request.query["floor"].flatMap { Int($0) }
        return try .json(
            rooms.filter { floor == nil || $0.floor == floor })
    }
    museum.get("/rooms/:name") { request in
        guard
            let room = rooms.first(where: {
                $0.name == request.parameters["name"]
            })
        else {
            return try .json(["reason": "no such room"], status: 404)
        }
        return try .json(room)
    }
    museum.get("/list/:page") { request in
        let number = Int(request.parameters["page"]!) ?? 1
        let names = rooms.dropFirst((number - 1) * perPage).prefix(
            perPage
        ).map { $0.name }
        return try .json(
            Page(
                names: names,
                next: number * perPage < rooms.count ? number + 1 : nil))
    }
    museum.get(
        "/lift",
        .data(Data("<html>Please log in".utf8), type: "text/html"))
    museum.get(
        "/plan",
        .data(Data(repeating: 7, count: 4000), type: "image/png"))
    museum.get("/guestbook") { request in
        .text("asked for \(request.url.query ?? "all")")
    }
    museum.post("/guestbook") { request in
        .text("written: \(request.text)", status: 201)
    }
    museum.post("/drawings") { request in
        .text("\(request.body.count) bytes hang on the wall")
    }
    return museum
}
/// The museum's server.
let museum = makeMuseum()
/// The address of the museum.
let root = "https://museum.test"
/*:
 ## string, json, data

 The name of the function says how the body is read. It takes a method and an address, and the result is a
 sequence of one element, on the main thread.

 > Guess: Which event follows the element?
 > Right: completed
 > Choice: none
 */
example(of: "string, json, data") {
    _ = string(.get, root + "/hours").subscribe { print($0) }
    _ = json(.get, root + "/rooms").subscribe(onNext: {
        print(($0 as? [Any])?.count ?? 0, "rooms")
    })
    _ = data(.get, root + "/plan").subscribe(onNext: {
        print($0.count, "bytes")
    })
    letTimePass(500)
}
/* Prints:
--- Example of: string, json, data ---
next(10 to 17)
completed
5 rooms
4000 bytes
*/
/*:
 A request is **cold**, like any recipe.

 > Guess: `hours` is created; later two subscribe. How many requests has the server got before and after?
 */
example(of: "who asks") {
    let before = museum.requestCount
    let hours = string(.get, root + "/hours")

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
//: Each subscription sends a request. To avoid that, use `share(replay: 1)`.

/*:
 ## Parameters and headers

 Parameters belong in the address of a GET and in the body of a POST; Alamofire puts them there.

 > Guess: The name "Ida Holm" has a space. How is it sent?
 > Choice: Ida Holm
 > Right: Ida%20Holm
 > Choice: Ida+Holm
 */
example(of: "parameters and headers") {
    for method in [HTTPMethod.get, .post] {
        _ = string(
            method, root + "/guestbook", parameters: ["name": "Ida Holm"]
        ).subscribe(onNext: { print($0) })
    }
    _ = string(.get, root + "/hours", headers: ["Accept-Language": "de"])
        .subscribe(onNext: { print($0) })
    letTimePass(500)
}
/* Prints:
--- Example of: parameters and headers ---
asked for name=Ida%20Holm
written: name=Ida%20Holm
10 bis 17
*/
/*:
 ## requestJSON: the answer and its body

 `requestJSON` sends a pair: the response with its status and headers, and the body. There is no room
 called Trams, so the server answers 404.

 > Guess: Does `json` fail?
 > Choice: yes
 > Right: no
 */
example(of: "requestJSON") {
    _ = json(.get, root + "/rooms/Trams")
        .subscribe(
            onNext: { print("json:", $0 is [String: Any]) },
            onError: { print("json failed:", $0) })
    _ = requestJSON(.get, root + "/rooms/Trams")
        .subscribe(onNext: { response, body in
            print(
                "requestJSON:", response.statusCode,
                (body as? [String: String])?["reason"] ?? "?")
        })
    letTimePass(500)
}
/* Prints:
--- Example of: requestJSON ---
json: true
requestJSON: 404 no such room
*/
//: A 404 is an answer too: `json` sent the body of the refusal as if it were a room. You have to look at the
//: status.

/*:
 ## What counts as good

 So say what is good: `request(_:_:)` gives the request itself, `validate` adds conditions. The lift of the
 museum has a wireless network that answers **everything** with its log-in page, in HTML, with status 200. A
 check of the status alone would accept that.
 */
func report(_ path: String, _ error: Error) {
    switch error {
    case AFError.responseValidationFailed(
        .unacceptableStatusCode(let code)):
        print(path, "status", code)
    case AFError.responseValidationFailed(
        .unacceptableContentType(_, let type)):
        print(path, "is", type)
    default: print(path, error)
    }
}

//: > Guess: Which of the three requests succeeds?
//: > Right: /rooms/Kites
//: > Choice: /rooms/Trams
//: > Choice: /lift
example(of: "validate") {
    for path in ["/rooms/Kites", "/rooms/Trams", "/lift"] {
        _ = request(.get, root + path)
            .validate(statusCode: 200..<300)
            .validate(contentType: ["application/json"])
            .responseData()
            .subscribe(
                onNext: { print(path, $0.1.count, "bytes") },
                onError: { report(path, $0) })
    }
    letTimePass(500)
}
/* Prints:
--- Example of: validate ---
/rooms/Kites 26 bytes
/rooms/Trams status 404
/lift is text/html
*/
//: `decodable()` makes values of your own type. The museum lists its rooms two at a time.
func page(_ number: Int) -> Observable<Page> {
    request(.get, root + "/list/\(number)").validate().decodable()
}

//: > Guess: Page 1 has two of five rooms. What is its `next`?
//: > Choice: nil
//: > Right: 2
example(of: "decodable") {
    _ = page(1).subscribe(onNext: {
        print($0.names, "and then page", $0.next ?? 0)
    })
    letTimePass(500)
}
/* Prints:
--- Example of: decodable ---
["Maps", "Clocks"] and then page 2
*/
/*:
 ## A download and its progress

 The plan of the museum is large and comes in four parts. Here **many** elements make sense: the progress,
 several times, then the end. A closure says where the file goes.
 */
let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("museum")
let destination: DownloadRequest.DownloadFileDestination = { _, _ in
    (
        folder.appendingPathComponent("plan.png"),
        [.removePreviousFile, .createIntermediateDirectories]
    )
}

//: > Guess: Which percentages are printed for four parts?
//: > Answer: 0 25 50 75 100
example(of: "download") {
    museum.chunks = 4
    let plan = URLRequest(url: URL(string: root + "/plan")!)
    _ = download(plan, to: destination)
        .progress()
        .map { Int($0.completed * 100) }.watch("percent")
        .subscribe(
            onNext: { print("\($0) %") },
            onCompleted: { print("all there") })
    letTimePass(1500)
    let file = folder.appendingPathComponent("plan.png")
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
                 0         0.1       0.2       0.3       0.4       0.5 s
  1 col = 10 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬────
  percent        0───────────────────25────────50────────75────────100┤
*/
/*:
 An upload is the same in the other direction: the progress is what was sent.

 > Guess: Which comes first: the end of the upload, or the server's answer?
 > Right: the end of the upload
 > Choice: the server's answer
 */
example(of: "upload") {
    let drawing = Data(repeating: 1, count: 800)
    let sent = upload(drawing, to: root + "/drawings").share(replay: 1)

    _ = sent.progress().map { Int($0.completed * 100) }.watch("sent")
        .subscribe(onCompleted: { print("all gone") })
    _ = sent.flatMap { $0.rx.string() }.subscribe(onNext: { print($0) })
    letTimePass(2000)
    museum.chunks = 1
}
/* Prints:
--- Example of: upload ---
all gone
800 bytes hang on the wall
*/
/* Draws: sent
                 0         0.08      0.16      0.24      0.32      0.4 s
  1 col = 8 ms   ┬─────────┬─────────┬─────────┬─────────┬─────────┬────────────
  sent           0──25─50─75─100───────────────────────────────────────────────┤
*/
/*:
 ## Cancelling

 The answer takes 600 ms: half of it on the way to the server, half on the way back. One request is disposed
 of after 100 ms, another after 500 ms.

 > Guess: No answer is printed. How many of the two requests has the server got?
 */
example(of: "dispose cancels") {
    museum.latency = 0.6
    let before = museum.requestCount
    let first = string(.get, root + "/hours").watch("first").subscribe(
        onNext: { print($0) })
    let second = string(.get, root + "/hours").watch("second").subscribe(
        onNext: { print($0) })

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
/* Draws: first, second
                 0         0.1       0.2       0.3       0.4       0.5 s
  1 col = 10 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬────
  first          ──────────┊
  second         ──────────────────────────────────────────────────┊
*/
//: Disposing cancels the request; that is why `flatMapLatest` after a search field saves work. The first
//: request was cancelled on its way. The second had arrived, and the server did its work for nothing. A
//: request that **changes** data may have taken effect even though you cancelled it.

/*:
 ## Challenge: All pages

 `page(_:)` asks for one page of rooms; its `next` is the number of the following page, or nil. Write
 `allRooms()`: it sends one array of names for each page, in order, and completes. It asks for a page only
 if the subscriber still needs it.
 */
//: > Hint: The rest after a page is the same work with another number: a function that calls itself.
//: > Hint: `allRooms(from: Int = 1)`. Without `next` the rest is `.empty()`.
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
Says: go on with the page in `next` until it is nil
*/
/* Judge: as many pages as there are
perPage = 4
_ = allRooms().subscribe { print($0) }
letTimePass(1500)
Prints:
next(["Maps", "Clocks", "Whales", "Kites"])
next(["Locks"])
completed
Says: do not count pages; only `next` says if there are more
*/
/* Judge: no page too early
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
Says: ask for the next page only after the subscriber got the page before
*/
/*:
 ## What to keep

 - A request is a sequence of one, and cold: each subscription asks again.
 - No status is an error without `validate`; `requestJSON` sends the response and the body.
 - A download and an upload are sequences of bytes that have come and gone.
 - Disposing cancels a request, but the server may have done its work already.

 Next: lesson 24, MVVM.
 */
