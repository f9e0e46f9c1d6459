// Alamofire and RxAlamofire: a status is an error only where somebody validates; parameters go into the query of a GET and the
// body of a POST; a download lands where its destination says; progress runs from nothing to all; disposing cancels.
import Alamofire
import Foundation
import RillKit
import RxAlamofire
import RxSwift

struct Boat: Codable, Equatable {
    let name: String
}

let server = StubServer("api.example.test")
server.get("/boats") { request in
    try .object(["boats": ["Alma", "Vega"], "asked": request.query["port"] ?? "-"])
}
server.get("/boats/:name") { request in
    request.parameters["name"] == "Alma" ? try .json(Boat(name: "Alma")) : .status(404)
}
server.post("/boats") { request in
    .text("\(request.header("Content-Type") ?? "none"): \(request.text)", status: 201)
}
server.get(
    "/chart.png",
    .data(Data(repeating: 7, count: 400), type: "image/png")
        .header("Content-Disposition", "attachment; filename=\"chart.png\""))
server.post("/log") { request in .text("\(request.body.count) bytes") }

let bag = DisposeBag()
let root = "https://api.example.test"
func tell(_ title: String, _ error: Error) {
    switch error {
    case AFError.responseValidationFailed(.unacceptableStatusCode(let code)): print(title, "refused, status", code)
    case AFError.responseValidationFailed(.unacceptableContentType(let wanted, let found)):
        print(title, "refused,", found, "for", wanted)
    case let error as AFError where error.isInvalidURLError: print(title, "no address")
    case let error as URLError: print(title, "network", error.code.rawValue)
    default: print(title, error)
    }
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("charts-\(UUID().uuidString)")
let destination: DownloadRequest.DownloadFileDestination = { _, response in
    (
        folder.appendingPathComponent(response.suggestedFilename ?? "none"),
        [.removePreviousFile, .createIntermediateDirectories]
    )
}
var kept: DownloadRequest?

visit(
    pause: 2,
    (
        "one value each",
        {
            string(.get, root + "/boats/Alma").subscribe(onNext: { print($0) }, onCompleted: { print("done") })
                .disposed(by: bag)
            json(.get, root + "/boats", parameters: ["port": "Oslo & Bergen"])
                .compactMap { $0 as? [String: Any] }
                .subscribe(onNext: { print($0["boats"] as? [String] ?? [], $0["asked"] ?? "") })
                .disposed(by: bag)
            data(.get, root + "/chart.png").subscribe(onNext: { print($0.count, "bytes") })
                .disposed(by: bag)
            requestString(.get, root + "/boats/Ida")
                .subscribe(onNext: { response, text in print("without validation", response.statusCode, text.isEmpty) })
                .disposed(by: bag)
        }
    ),
    (
        "what counts as good",
        {
            request(.get, root + "/boats/Ida").validate(statusCode: 200..<300).json()
                .subscribe(onNext: { _ in print("never") }, onError: { tell("status", $0) }).disposed(by: bag)
            request(.get, root + "/chart.png").validate(contentType: ["application/json"]).json()
                .subscribe(onError: { tell("type", $0) }).disposed(by: bag)
            request(.get, root + "/boats/Alma").validate().decodable().subscribe(onNext: { (boat: Boat) in
                print(boat.name)
            })
            .disposed(by: bag)
            request(.get, "").validate().json().subscribe(onError: { tell("address", $0) }).disposed(by: bag)
        }
    ),
    (
        "a server that is off",
        {
            server.isOnline = false
            json(.get, root + "/boats").subscribe(onError: { tell("offline", $0) }).disposed(by: bag)
        }
    ),
    (
        "and on again",
        {
            server.isOnline = true
        }
    ),
    (
        "bodies",
        {
            string(.post, root + "/boats", parameters: ["name": "Ida", "masts": 2])
                .subscribe(onNext: { print($0) }).disposed(by: bag)
            string(.post, root + "/boats", parameters: ["name": "Ida"], encoding: JSONEncoding.default)
                .subscribe(onNext: { print($0) }).disposed(by: bag)
        }
    ),
    (
        "closures",
        {
            AF.request(root + "/boats/Alma").validate().responseDecodable(of: Boat.self) {
                print($0.value?.name ?? "none")
            }
            AF.request(root + "/boats/Ida").validate().responseString { answer in
                print(answer.response?.statusCode ?? 0, answer.result.isFailure)
            }
        }
    ),
    (
        "files",
        {
            server.chunks = 4
            download(URLRequest(url: URL(string: root + "/chart.png")!), to: destination)
                .progress()
                .map { Int($0.completed * 100) }
                .subscribe(onNext: { print("down", $0) }, onCompleted: { print("down completed") })
                .disposed(by: bag)
        }
    ),
    (
        "what is in the file",
        {
            print((try? Data(contentsOf: folder.appendingPathComponent("chart.png")))?.count ?? 0)
            upload(Data(repeating: 1, count: 1000), to: root + "/log")
                .flatMap { request in
                    Observable.merge(
                        request.rx.progress().map { "up \(Int($0.completed * 100))" }, request.rx.string())
                }
                .subscribe(onNext: { print($0) }, onCompleted: { print("up completed") })
                .disposed(by: bag)
        }
    ),
    (
        "cancelled, and gone on with",
        {
            download(URLRequest(url: URL(string: root + "/chart.png")!), to: destination)
                .do(onNext: { kept = $0 })
                .flatMap { $0.rx.progress() }
                .take(until: Observable<Int>.timer(.milliseconds(220), scheduler: MainScheduler.instance))
                .subscribe(onNext: { print("half", Int($0.completed * 100)) }, onError: { tell("cancelled", $0) })
                .disposed(by: bag)
        }
    ),
    (
        "the rest",
        {
            download(resumeData: kept!.resumeData!, to: destination)
                .flatMap { $0.rx.responseData() }
                .subscribe(onNext: { print($0.0.statusCode, $0.1.count) })
                .disposed(by: bag)
        }
    ),
    (
        "the file is whole",
        {
            print((try? Data(contentsOf: folder.appendingPathComponent("chart.png")))?.count ?? 0)
            print(server.log.last ?? "")
        }
    ))
