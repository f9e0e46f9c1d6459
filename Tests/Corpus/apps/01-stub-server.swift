// A server inside the program answers on the virtual clock: data is an error event for a status outside 200 to 299, json
// reads the body, response hands on every status; the answer comes off the main thread and once.
import Foundation
import RillKit
import RxCocoa
import RxSwift

struct City: Codable {
    let name: String
    let people: Int
}

let server = StubServer("api.example.test")
server.get("/cities/:name") { request in
    guard request.parameters["name"] == "Oslo" else { return .status(404) }
    return try .json(City(name: "Oslo", people: 709_000))
}
server.get("/echo") { request in .text(request.query["q"] ?? "-") }
server.post("/cities") { request in
    let city = try request.decoded(City.self)
    return .text("made \(city.name)", status: 201)
}

func request(_ path: String) -> URLRequest { URLRequest(url: URL(string: "https://api.example.test" + path)!) }
let bag = DisposeBag()

URLSession.shared.rx.data(request: request("/cities/Oslo"))
    .map { try JSONDecoder().decode(City.self, from: $0) }
    .subscribe(onNext: { print("data", $0.name, $0.people) }, onCompleted: { print("completed") })
    .disposed(by: bag)

URLSession.shared.rx.data(request: request("/cities/Atlantis"))
    .subscribe(
        onNext: { _ in print("never") },
        onError: { error in
            guard case RxCocoaURLError.httpRequestFailed(let response, _) = error else { return print(error) }
            print("failed", response.statusCode)
        })
    .disposed(by: bag)

URLSession.shared.rx.response(request: request("/echo?q=two%20words"))
    .subscribe(onNext: { response, data in
        print("response", response.statusCode, String(decoding: data, as: UTF8.self))
        print(response.value(forHTTPHeaderField: "content-type") ?? "none")
    })
    .disposed(by: bag)

URLSession.shared.rx.json(request: request("/cities/Oslo"))
    .compactMap { $0 as? [String: Any] }
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { print("json", $0["name"] as? String ?? "none") })
    .disposed(by: bag)

var post = request("/cities")
post.httpMethod = "POST"
post.httpBody = try JSONEncoder().encode(City(name: "Turku", people: 200_000))
let task = URLSession.shared.dataTask(with: post) { data, response, error in
    print("task", (response as! HTTPURLResponse).statusCode, String(decoding: data!, as: UTF8.self))
}
print("state", task.state == .suspended)
task.resume()
print("before any answer", server.requestCount)
