// Alamofire: a request for a token as clients of services write it: a header by name and password, parameters in the body, an answer that is
// checked and read as JSON; RxAlamofire's forms that carry the response.
import Alamofire
import Foundation
import RillKit
import RxAlamofire
import RxSwift

let server = StubServer("tokens.example.test")
server.post("/oauth") { request in
    .text("{\"token\": \"\(request.text)\", \"asked\": \"\(request.header("Authorization") ?? "")\"}")
        .header("Content-Type", "application/json")
}
server.get("/gone") { _ in .status(410) }

var headers: HTTPHeaders = [:]
if let header = Request.authorizationHeader(user: "ida", password: "sesame") { headers[header.key] = header.value }
print(headers["Authorization"]!)
let parameters: Parameters = ["grant": "client"]
Alamofire.request(
    "https://tokens.example.test/oauth", method: .post, parameters: parameters, encoding: URLEncoding.httpBody, headers: headers
)
.responseJSON { response in
    let fields = response.result.value as? [String: Any]
    print(response.result.isSuccess, fields?["token"] ?? "-", fields?["asked"] ?? "-")
}

let bag = DisposeBag()
json(.post, "https://tokens.example.test/oauth", parameters: ["grant": "again"], encoding: URLEncoding.httpBody, headers: headers)
    .subscribe(onNext: { print(($0 as! [String: Any])["token"]!) })
    .disposed(by: bag)
SessionManager.default.rx.responseJSON(.post, "https://tokens.example.test/oauth", parameters: ["a": 1])
    .subscribe(onNext: { response, _ in print("status", response.statusCode) })
    .disposed(by: bag)
request(.get, "https://tokens.example.test/gone")
    .validateSuccessfulResponse()
    .flatMap { $0.rx.data() }
    .subscribe(onNext: { _ in print("never") }, onError: { _ in print("no success") })
    .disposed(by: bag)
let convertible: URLRequestConvertible = URLRequest(url: URL(string: "https://tokens.example.test/oauth")!)
print(try! convertible.asURLRequest().url!.path)
