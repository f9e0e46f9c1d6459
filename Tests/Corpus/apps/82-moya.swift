// Moya: a target says where a request goes and what it carries; a provider sends it when somebody subscribes; a status outside
// of 200...299 is an error only where it is filtered.
import Moya
import RxMoya
import RxSwift

enum Boats {
    case all(sort: String)
    case add(name: String)
    case sunk
}
extension Boats: TargetType {
    var baseURL: URL { URL(string: "https://boats.example.test")! }
    var path: String {
        switch self {
        case .all, .add: return "/boats"
        case .sunk: return "/sunk"
        }
    }
    var method: Moya.Method {
        if case .add = self { return .post }
        return .get
    }
    var task: Task {
        switch self {
        case .all(let sort): return .requestParameters(parameters: ["sort": sort], encoding: URLEncoding.queryString)
        case .add(let name): return .requestParameters(parameters: ["name": name], encoding: JSONEncoding.default)
        case .sunk: return .requestPlain
        }
    }
    var headers: [String: String]? { ["Accept": "application/json"] }
    var sampleData: Data { Data("[\"sample\"]".utf8) }
}
struct Boat: Codable { let name: String }

let server = StubServer("boats.example.test")
server.get("/boats") { request in try .json([Boat(name: "Otter"), Boat(name: request.query["sort"] ?? "none")]) }
server.post("/boats") { request in
    print(String(decoding: request.body, as: UTF8.self))
    return try .json(Boat(name: "new"), status: 201)
}
let provider = MoyaProvider<Boats>()
let bag = DisposeBag()
provider.rx.request(.all(sort: "size")).filterSuccessfulStatusCodes().map([Boat].self)
    .subscribe(onSuccess: { print($0.map { $0.name }) }, onFailure: { print($0) }).disposed(by: bag)
provider.rx.request(.add(name: "Heron")).subscribe(onSuccess: { print($0.statusCode) }).disposed(by: bag)
provider.rx.request(.sunk).subscribe(onSuccess: { print("plain", $0.statusCode) }).disposed(by: bag)
provider.rx.request(.sunk).filterSuccessfulStatusCodes()
    .subscribe(onSuccess: { print($0) }, onFailure: { print(($0 as? MoyaError)?.response?.statusCode ?? 0) }).disposed(by: bag)
MoyaProvider<Boats>(stubClosure: MoyaProvider.immediatelyStub).request(.sunk) { result in
    switch result {
    case .success(let response): print("sample", (try? response.mapJSON()) as? [String] ?? [])
    case .failure(let error): print(error)
    }
}
