import Foundation
import Rill

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Reactive where Base: Session {
    /// Sends a request when it is created; completes with its response or fails with its error.
    func requestObservable<R: DataRequest>(_ make: @escaping (Session) -> R) -> Observable<R> {
        Observable.create { observer in
            let request = make(base)
            observer.onNext(request)
            request.response { answer in
                if let error = answer.error { observer.onError(error) } else { observer.onCompleted() }
            }
            if !base.startRequestsImmediately { request.resume() }
            return Disposables.create { request.cancel() }
        }
    }

    public func request(
        _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<DataRequest> {
        requestObservable {
            $0.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
        }
    }
    public func request(urlRequest: URLRequestConvertible) -> Observable<DataRequest> {
        requestObservable { $0.request(urlRequest) }
    }
    public func responseData(
        _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<(HTTPURLResponse, Data)> {
        request(method, url, parameters: parameters, encoding: encoding, headers: headers).responseData()
    }
    public func data(
        _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<Data> {
        request(method, url, parameters: parameters, encoding: encoding, headers: headers).data()
    }
    public func responseString(
        _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<(HTTPURLResponse, String)> {
        request(method, url, parameters: parameters, encoding: encoding, headers: headers).responseString()
    }
    public func string(
        _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<String> {
        request(method, url, parameters: parameters, encoding: encoding, headers: headers).string()
    }
    public func responseJSON(
        _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<(HTTPURLResponse, Any)> {
        request(method, url, parameters: parameters, encoding: encoding, headers: headers).responseJSON()
    }
    public func json(
        _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<Any> {
        request(method, url, parameters: parameters, encoding: encoding, headers: headers).json()
    }
    public func decodable<T: Decodable>(
        _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<T> {
        request(method, url, parameters: parameters, encoding: encoding, headers: headers).decodable()
    }

    public func download(
        _ urlRequest: URLRequestConvertible, to destination: @escaping DownloadRequest.DownloadFileDestination
    ) -> Observable<DownloadRequest> {
        requestObservable { $0.download(urlRequest, to: destination) }
    }
    public func download(
        resumeData: Data, to destination: @escaping DownloadRequest.DownloadFileDestination
    ) -> Observable<DownloadRequest> {
        requestObservable { $0.download(resumingWith: resumeData, to: destination) }
    }
    public func upload(
        _ data: Data, to url: URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil
    ) -> Observable<UploadRequest> {
        requestObservable { $0.upload(data, to: url, method: method, headers: headers) }
    }
    public func upload(
        _ fileURL: URL, to url: URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil
    ) -> Observable<UploadRequest> {
        requestObservable { $0.upload(fileURL, to: url, method: method, headers: headers) }
    }
}

// MARK: Requests of the default session

public func request(
    _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
    encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> Observable<DataRequest> {
    Session.default.rx.request(method, url, parameters: parameters, encoding: encoding, headers: headers)
}
public func request(_ urlRequest: URLRequestConvertible) -> Observable<DataRequest> {
    Session.default.rx.request(urlRequest: urlRequest)
}
public func requestData(
    _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
    encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> Observable<(HTTPURLResponse, Data)> {
    Session.default.rx.responseData(method, url, parameters: parameters, encoding: encoding, headers: headers)
}
public func data(
    _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
    encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> Observable<Data> {
    Session.default.rx.data(method, url, parameters: parameters, encoding: encoding, headers: headers)
}
public func requestString(
    _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
    encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> Observable<(HTTPURLResponse, String)> {
    Session.default.rx.responseString(method, url, parameters: parameters, encoding: encoding, headers: headers)
}
public func string(
    _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
    encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> Observable<String> {
    Session.default.rx.string(method, url, parameters: parameters, encoding: encoding, headers: headers)
}
public func requestJSON(
    _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
    encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> Observable<(HTTPURLResponse, Any)> {
    Session.default.rx.responseJSON(method, url, parameters: parameters, encoding: encoding, headers: headers)
}
public func json(
    _ method: HTTPMethod, _ url: URLConvertible, parameters: Parameters? = nil,
    encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> Observable<Any> {
    Session.default.rx.json(method, url, parameters: parameters, encoding: encoding, headers: headers)
}
public func download(
    _ urlRequest: URLRequestConvertible, to destination: @escaping DownloadRequest.DownloadFileDestination
) -> Observable<DownloadRequest> {
    Session.default.rx.download(urlRequest, to: destination)
}
public func download(
    resumeData: Data, to destination: @escaping DownloadRequest.DownloadFileDestination
) -> Observable<DownloadRequest> {
    Session.default.rx.download(resumeData: resumeData, to: destination)
}
public func upload(_ data: Data, to url: URLConvertible, method: HTTPMethod = .post) -> Observable<UploadRequest> {
    Session.default.rx.upload(data, to: url, method: method)
}
public func upload(_ fileURL: URL, to url: URLConvertible, method: HTTPMethod = .post) -> Observable<UploadRequest> {
    Session.default.rx.upload(fileURL, to: url, method: method)
}
