import Foundation
import Rill

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request that can be cancelled.
public protocol Cancellable {
    var isCancelled: Bool { get }
    func cancel()
}
final class MoyaRequest: Cancellable {
    private(set) var isCancelled = false
    private var task: URLSessionDataTask?
    func setTask(_ task: URLSessionDataTask) { self.task = task }
    func cancel() {
        isCancelled = true
        task?.cancel()
    }
}

/// Observes the requests and responses of a provider.
public protocol PluginType {
    func prepare(_ request: URLRequest, target: TargetType) -> URLRequest
    func willSend(_ request: RequestType, target: TargetType)
    func didReceive(_ result: Result<Response, MoyaError>, target: TargetType)
    func process(_ result: Result<Response, MoyaError>, target: TargetType) -> Result<Response, MoyaError>
}
extension PluginType {
    public func prepare(_ request: URLRequest, target: TargetType) -> URLRequest { request }
    public func willSend(_ request: RequestType, target: TargetType) {}
    public func didReceive(_ result: Result<Response, MoyaError>, target: TargetType) {}
    public func process(
        _ result: Result<Response, MoyaError>, target: TargetType
    ) -> Result<Response, MoyaError> { result }
}
/// A request that a plugin sees before it is sent.
public protocol RequestType {
    var request: URLRequest? { get }
}
private struct SentRequest: RequestType {
    let request: URLRequest?
}
/// The kind of the header `Authorization`.
public enum AuthorizationType {
    case basic, bearer
    case custom(String)
    public var value: String {
        switch self {
        case .basic: return "Basic"
        case .bearer: return "Bearer"
        case .custom(let value): return value
        }
    }
}
/// A target whose requests carry a token.
public protocol AccessTokenAuthorizable {
    var authorizationType: AuthorizationType? { get }
}
/// Adds a token to the requests of targets that ask for one.
public struct AccessTokenPlugin: PluginType {
    public typealias TokenClosure = (TargetType) -> String
    public let tokenClosure: TokenClosure

    public init(tokenClosure: @escaping TokenClosure) { self.tokenClosure = tokenClosure }
    public func prepare(_ request: URLRequest, target: TargetType) -> URLRequest {
        guard let kind = (target as? AccessTokenAuthorizable)?.authorizationType else { return request }
        var request = request
        request.setValue("\(kind.value) \(tokenClosure(target))", forHTTPHeaderField: "Authorization")
        return request
    }
}
/// Prints requests and responses.
public final class NetworkLoggerPlugin: PluginType {
    public struct Configuration {
        public struct LogOptions: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let requestMethod = LogOptions(rawValue: 1)
            public static let requestBody = LogOptions(rawValue: 2)
            public static let requestHeaders = LogOptions(rawValue: 4)
            public static let successResponseBody = LogOptions(rawValue: 8)
            public static let errorResponseBody = LogOptions(rawValue: 16)
            public static let formatRequestAscURL = LogOptions(rawValue: 32)
            public static let `default`: LogOptions = [requestMethod]
            public static let verbose = LogOptions(rawValue: 31)
        }
        public init(logOptions: LogOptions = .default) {}
    }
    public init(configuration: Configuration = Configuration()) {}
    public func willSend(_ request: RequestType, target: TargetType) {
        print("Moya_Logger: \(request.request?.httpMethod ?? "GET") \(request.request?.url?.absoluteString ?? "")")
    }
    public func didReceive(_ result: Result<Response, MoyaError>, target: TargetType) {
        switch result {
        case .success(let response): print("Moya_Logger: \(response.description)")
        case .failure(let error): print("Moya_Logger: \(error.description)")
        }
    }
}

public enum StubBehavior {
    case never, immediate
    case delayed(seconds: TimeInterval)
}

/// Sends the requests of a target type through the session; answers come from the host's stub server or the target's
/// sample data.
///
///     enum Boats: TargetType {
///         case all
///         var baseURL: URL { URL(string: "https://boats.example.test")! }
///         var path: String { "/boats" }
///         var method: Method { .get }
///         var task: Task { .requestPlain }
///         var headers: [String: String]? { nil }
///         var sampleData: Data { Data("[\"Otter\"]".utf8) }
///     }
///     let provider = MoyaProvider<Boats>(stubClosure: MoyaProvider.immediatelyStub)
///     provider.rx.request(.all).map([String].self).subscribe(onSuccess: { print($0) })
///     // ["Otter"]
///
/// See also: StubServer.
public final class MoyaProvider<Target: TargetType> {
    public typealias StubClosure = (Target) -> StubBehavior
    public typealias Completion = (Result<Response, MoyaError>) -> Void
    private let stubClosure: StubClosure
    public let plugins: [PluginType]

    public init(
        stubClosure: @escaping StubClosure = { _ in .never }, plugins: [PluginType] = []
    ) {
        self.stubClosure = stubClosure
        self.plugins = plugins
    }
    public static func neverStub(_ target: Target) -> StubBehavior { .never }
    public static func immediatelyStub(_ target: Target) -> StubBehavior { .immediate }
    public static func delayedStub(_ seconds: TimeInterval) -> StubClosure { { _ in .delayed(seconds: seconds) } }

    @discardableResult
    public func request(
        _ target: Target, callbackQueue: DispatchQueue? = nil, completion: @escaping Completion
    ) -> Cancellable {
        let running = MoyaRequest()
        var request: URLRequest
        do {
            request = try self.request(for: target)
        } catch {
            finish(.failure(.parameterEncoding(error)), target, completion)
            return running
        }
        for plugin in plugins { request = plugin.prepare(request, target: target) }
        for plugin in plugins { plugin.willSend(SentRequest(request: request), target: target) }
        switch stubClosure(target) {
        case .immediate: answerWithSample(target, request, completion)
        case .delayed(let seconds):
            Timing.performAfter(seconds) {
                if !running.isCancelled { self.answerWithSample(target, request, completion) }
            }
        case .never:
            let task = URLSession.shared.dataTask(with: request) { data, response, error in
                let result = Self.result(target, request, data, response, error)
                Timing.performInNextTurn { self.finish(result, target, completion) }
            }
            running.setTask(task)
            task.resume()
        }
        return running
    }
    private func answerWithSample(_ target: Target, _ request: URLRequest, _ completion: Completion) {
        finish(.success(Response(statusCode: 200, data: target.sampleData, request: request)), target, completion)
    }
    private func finish(_ result: Result<Response, MoyaError>, _ target: Target, _ completion: Completion) {
        var result = result
        for plugin in plugins { plugin.didReceive(result, target: target) }
        for plugin in plugins { result = plugin.process(result, target: target) }
        completion(result)
    }
    private static func result(
        _ target: Target, _ request: URLRequest, _ data: Data?, _ response: URLResponse?, _ error: Error?
    ) -> Result<Response, MoyaError> {
        if let error { return .failure(.underlying(error, nil)) }
        let http = response as? HTTPURLResponse
        let answer = Response(
            statusCode: http?.statusCode ?? 0, data: data ?? Data(), request: request, response: http)
        let wanted = target.validationType.statusCodes
        if !wanted.isEmpty, !wanted.contains(answer.statusCode) { return .failure(.statusCode(answer)) }
        return .success(answer)
    }
    private func request(for target: Target) throws -> URLRequest {
        let url = target.path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(target.path)
        var request = URLRequest(url: url)
        request.httpMethod = target.method.rawValue
        for (name, value) in target.headers ?? [:] { request.setValue(value, forHTTPHeaderField: name) }
        switch target.task {
        case .requestPlain: break
        case .requestData(let data): request.httpBody = data
        case .requestJSONEncodable(let value):
            request.httpBody = try JSONEncoder().encode(AnyEncodable(value))
            if request.value(forHTTPHeaderField: "Content-Type") == nil {
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            }
        case .requestCustomJSONEncodable(let value, let encoder):
            request.httpBody = try encoder.encode(AnyEncodable(value))
            if request.value(forHTTPHeaderField: "Content-Type") == nil {
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            }
        case .requestParameters(let parameters, let encoding):
            request = try encoding.encode(request, with: parameters)
        case .requestCompositeData(let data, let parameters):
            request = try URLEncoding.queryString.encode(request, with: parameters)
            request.httpBody = data
        case .requestCompositeParameters(let body, let encoding, let parameters):
            request = try encoding.encode(request, with: body)
            request = try URLEncoding.queryString.encode(request, with: parameters)
        }
        return request
    }
}

/// A type-erased encodable value.
struct AnyEncodable: Encodable {
    private let value: Encodable
    init(_ value: Encodable) { self.value = value }
    func encode(to encoder: Encoder) throws { try value.encode(to: encoder) }
}

extension MoyaProvider: ReactiveCompatible {}

extension Reactive {
    /// Sends the request at each subscription. Disposing the subscription cancels the request.
    public func request<Target: TargetType>(
        _ target: Target, callbackQueue: DispatchQueue? = nil
    ) -> Single<Response> where Base == MoyaProvider<Target> {
        Single.create { [weak provider = self.base] single in
            let running = provider?.request(target, callbackQueue: callbackQueue) { result in
                switch result {
                case .success(let response): single(.success(response))
                case .failure(let error): single(.failure(error))
                }
            }
            return Disposables.create { running?.cancel() }
        }
    }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
    public func filter(statusCodes: ClosedRange<Int>) -> Single<Response> {
        flatMap { response in .just(try response.filter(statusCodes: statusCodes)) }
    }
    public func filterSuccessfulStatusCodes() -> Single<Response> { filter(statusCodes: 200...299) }
    public func filterSuccessfulStatusAndRedirectCodes() -> Single<Response> { filter(statusCodes: 200...399) }
    public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
        flatMap { response in .just(try response.mapJSON(failsOnEmptyData: failsOnEmptyData)) }
    }
    public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
        flatMap { response in .just(try response.mapString(atKeyPath: keyPath)) }
    }
    public func mapImage() -> Single<UIImage> { flatMap { response in .just(try response.mapImage()) } }
    public func map<Value: Decodable>(
        _ type: Value.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
    ) -> Single<Value> {
        flatMap { response in .just(try response.map(type, atKeyPath: keyPath, using: decoder)) }
    }
}
