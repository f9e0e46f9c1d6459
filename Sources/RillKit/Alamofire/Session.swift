import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Creates and starts requests.
///
/// See also: DataRequest, DownloadRequest, UploadRequest.
open class Session {
    public static let `default` = Session()
    public let session: URLSession
    /// True if a request starts when it is created.
    open var startRequestsImmediately: Bool

    public init(
        configuration: URLSessionConfiguration = .default, startRequestsImmediately: Bool = true
    ) {
        session = URLSession(configuration: configuration)
        self.startRequestsImmediately = startRequestsImmediately
    }

    @discardableResult
    open func request(
        _ url: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> DataRequest {
        makeDataRequest {
            try encoding.encode(URLRequest(url: url, method: method, headers: headers), with: parameters)
        }
    }
    @discardableResult
    open func request(_ request: URLRequestConvertible) -> DataRequest {
        makeDataRequest { try request.asURLRequest() }
    }

    @discardableResult
    open func download(
        _ url: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        to destination: DownloadRequest.DownloadFileDestination? = nil
    ) -> DownloadRequest {
        makeDownloadRequest(Data(), destination) {
            try encoding.encode(URLRequest(url: url, method: method, headers: headers), with: parameters)
        }
    }
    @discardableResult
    open func download(
        _ request: URLRequestConvertible, to destination: DownloadRequest.DownloadFileDestination? = nil
    ) -> DownloadRequest {
        makeDownloadRequest(Data(), destination) { try request.asURLRequest() }
    }
    /// Resumes a cancelled download.
    @discardableResult
    open func download(
        resumingWith data: Data, to destination: DownloadRequest.DownloadFileDestination? = nil
    ) -> DownloadRequest {
        let part = try? JSONDecoder().decode(DownloadRequest.PartialDownload.self, from: data)
        return makeDownloadRequest(part?.bytes ?? Data(), destination) {
            guard let part else { throw AFError.invalidURL(url: data) }
            var request = URLRequest(url: part.url)
            request.setValue("bytes=\(part.bytes.count)-", forHTTPHeaderField: "Range")
            return request
        }
    }

    @discardableResult
    open func upload(
        _ data: Data, to url: URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil
    ) -> UploadRequest {
        makeUploadRequest({ data }, url, method, headers)
    }
    @discardableResult
    open func upload(
        _ fileURL: URL, to url: URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil
    ) -> UploadRequest {
        makeUploadRequest({ try Data(contentsOf: fileURL) }, url, method, headers)
    }

    // MARK: Creation

    func makeDataRequest(_ make: () throws -> URLRequest) -> DataRequest {
        switch requestResult(make) {
        case .failure(let error): return DataRequest(nil, error)
        case .success(let request):
            let made = DataRequest(request, nil)
            start(made, session.dataTask(with: request, completionHandler: made.taskEnded))
            return made
        }
    }
    private func makeDownloadRequest(
        _ earlier: Data, _ destination: DownloadRequest.DownloadFileDestination?, _ make: () throws -> URLRequest
    ) -> DownloadRequest {
        switch requestResult(make) {
        case .failure(let error): return DownloadRequest(nil, error, earlier, destination)
        case .success(let request):
            let made = DownloadRequest(request, nil, earlier, destination)
            start(made, session.dataTask(with: request, completionHandler: made.taskEnded))
            return made
        }
    }
    private func makeUploadRequest(
        _ body: () throws -> Data, _ url: URLConvertible, _ method: HTTPMethod, _ headers: HTTPHeaders?
    ) -> UploadRequest {
        let made = requestResult { () -> URLRequest in
            var request = try URLRequest(url: url, method: method, headers: headers)
            request.httpBody = try body()
            return request
        }
        switch made {
        case .failure(let error): return UploadRequest(nil, error)
        case .success(let request):
            let made = UploadRequest(request, nil)
            start(
                made,
                session.uploadTask(with: request, from: request.httpBody, completionHandler: made.taskEnded))
            return made
        }
    }
    private func requestResult(_ make: () throws -> URLRequest) -> Result<URLRequest, Error> {
        do { return .success(try make()) } catch { return .failure(error) }
    }
    private func start(_ request: Request, _ task: URLSessionTask) {
        request.beginRequest(task, isStarted: startRequestsImmediately)
    }
}

/// The name of the class in earlier versions.
public typealias SessionManager = Session

/// The default session.
public let AF = Session.default

/// The functions that start requests of the default session, with the names of earlier versions.
public enum Alamofire {
    @discardableResult
    public static func request(
        _ url: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> DataRequest {
        Session.default.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
    }
    @discardableResult
    public static func request(_ request: URLRequestConvertible) -> DataRequest { Session.default.request(request) }
}
