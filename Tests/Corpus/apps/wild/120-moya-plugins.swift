// Plugins of Moya prepare and see requests; a token goes to the targets that ask for one.
import UIKit
import RxSwift
import RxCocoa
import Moya
import RxMoya

struct NewNote: Encodable { let noteTitle: String }
enum NotesAPI { case list, like(id: String), add(title: String) }
extension NotesAPI: TargetType, AccessTokenAuthorizable {
    var baseURL: URL { URL(string: "https://notes.example.test")! }
    var path: String {
        switch self {
        case .list, .add: return "/notes"
        case .like(let id): return "/notes/\(id)/like"
        }
    }
    var method: Moya.Method {
        switch self {
        case .list: return .get
        default: return .post
        }
    }
    var task: Moya.Task {
        switch self {
        case .add(let title):
            let encoder = JSONEncoder()
            encoder.keyEncodingStrategy = .convertToSnakeCase
            return .requestCustomJSONEncodable(NewNote(noteTitle: title), encoder: encoder)
        default: return .requestPlain
        }
    }
    var headers: [String: String]? { nil }
    var authorizationType: AuthorizationType? {
        if case .like = self { return .bearer }
        return nil
    }
}
final class CountPlugin: PluginType {
    let running = BehaviorRelay(value: 0)
    func willSend(_ request: RequestType, target: TargetType) {
        print("send", request.request?.httpMethod ?? "?", request.request?.value(forHTTPHeaderField: "Authorization") ?? "no token")
        running.accept(running.value + 1)
    }
    func didReceive(_ result: Result<Response, MoyaError>, target: TargetType) { running.accept(running.value - 1) }
}
let server = StubServer("notes.example.test")
server.get("/notes") { _ in .text("[\"Milk\"]") }
server.post("/notes/7/like") { request in request.headers["Authorization"] == "Bearer T1" ? .text("liked") : .status(401) }
server.post("/notes") { _ in .status(201) }
let count = CountPlugin()
let provider = MoyaProvider<NotesAPI>(plugins: [AccessTokenPlugin { _ in "T1" }, count])
let bag = DisposeBag()
count.running.map { $0 > 0 }.distinctUntilChanged().subscribe(onNext: { print("loading", $0) }).disposed(by: bag)
provider.rx.request(.list).map([String].self).asObservable()
    .do(onNext: { print($0) })
    .concatMap { _ in provider.rx.request(.like(id: "7")).mapString().asObservable() }
    .do(onNext: { print($0) })
    .concatMap { _ in provider.rx.request(.add(title: "Tea")).asObservable() }
    .subscribe(onNext: { print($0.statusCode, String(decoding: $0.request?.httpBody ?? Data(), as: UTF8.self)) })
    .disposed(by: bag)
