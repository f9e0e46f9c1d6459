import Foundation
import Rill

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Requests as sequences: subscribing sends the request, and disposing cancels it. Events are delivered on the main
// thread.

extension Session: ReactiveCompatible {}
extension Request: ReactiveCompatible {}

/// The progress of a request.
public struct RxProgress: Equatable {
    public let bytesWritten: Int64
    public let totalBytes: Int64

    public init(bytesWritten: Int64, totalBytes: Int64) {
        self.bytesWritten = bytesWritten
        self.totalBytes = totalBytes
    }
    public var bytesRemaining: Int64 { totalBytes - bytesWritten }
    /// The completed part, from 0 to 1.
    public var completed: Float { totalBytes > 0 ? Float(bytesWritten) / Float(totalBytes) : 0 }
}

extension Reactive where Base: DataRequest {
    func reading<Value>(_ reading: ResponseReader<Value>) -> Observable<(HTTPURLResponse, Value)> {
        Observable.create { observer in
            base.response(reading) { answer in
                switch answer.result {
                case .success(let value):
                    guard let response = answer.response else { return observer.onError(RxAlamofireUnknownError) }
                    observer.onNext((response, value))
                    observer.onCompleted()
                case .failure(let error): observer.onError(error)
                }
            }
            return Disposables.create { base.cancel() }
        }
    }
    public func responseData() -> Observable<(HTTPURLResponse, Data)> { reading(ResponseReaders.dataReader) }
    public func data() -> Observable<Data> { responseData().map { $0.1 } }
    public func responseString(encoding: String.Encoding = .utf8) -> Observable<(HTTPURLResponse, String)> {
        reading(ResponseReaders.stringReader(encoding))
    }
    public func string(encoding: String.Encoding = .utf8) -> Observable<String> {
        responseString(encoding: encoding).map { $0.1 }
    }
    public func responseJSON(
        options: JSONSerialization.ReadingOptions = .allowFragments
    ) -> Observable<(HTTPURLResponse, Any)> {
        reading(ResponseReaders.jsonReader(options))
    }
    public func json(options: JSONSerialization.ReadingOptions = .allowFragments) -> Observable<Any> {
        responseJSON(options: options).map { $0.1 }
    }
    public func decodable<T: Decodable>(decoder: JSONDecoder = JSONDecoder()) -> Observable<T> {
        reading(ResponseReaders.decodableReader(T.self, decoder)).map { $0.1 }
    }

    /// Sends the progress of the download or upload, from 0 to complete.
    public func progress() -> Observable<RxProgress> {
        let steps = Observable<RxProgress>.create { observer in
            base.reportProgress { progress in
                observer.onNext(
                    RxProgress(bytesWritten: progress.completedUnitCount, totalBytes: progress.totalUnitCount))
                if progress.completedUnitCount >= progress.totalUnitCount { observer.onCompleted() }
            }
            return Disposables.create()
        }
        return steps.startWith(RxProgress(bytesWritten: 0, totalBytes: 0))
    }

    public func validate(statusCode codes: Range<Int>) -> Observable<Base> {
        .just(base.validate(statusCode: codes))
    }
    public func validateSuccessfulResponse() -> Observable<Base> { validate(statusCode: 200..<300) }
}

/// The error of a request that has neither a response nor an error.
public let RxAlamofireUnknownError = NSError(domain: "RxAlamofireDomain", code: -1, userInfo: nil)

extension ObservableType where Element == DataRequest {
    public func responseJSON() -> Observable<(HTTPURLResponse, Any)> { flatMap { $0.rx.responseJSON() } }
    public func json(options: JSONSerialization.ReadingOptions = .allowFragments) -> Observable<Any> {
        flatMap { $0.rx.json(options: options) }
    }
    public func responseString(encoding: String.Encoding = .utf8) -> Observable<(HTTPURLResponse, String)> {
        flatMap { $0.rx.responseString(encoding: encoding) }
    }
    public func string(encoding: String.Encoding = .utf8) -> Observable<String> {
        flatMap { $0.rx.string(encoding: encoding) }
    }
    public func responseData() -> Observable<(HTTPURLResponse, Data)> { flatMap { $0.rx.responseData() } }
    public func data() -> Observable<Data> { flatMap { $0.rx.data() } }
    public func decodable<T: Decodable>(decoder: JSONDecoder = JSONDecoder()) -> Observable<T> {
        flatMap { $0.rx.decodable(decoder: decoder) }
    }
    public func validate(statusCode codes: Range<Int>) -> Observable<DataRequest> {
        map { $0.validate(statusCode: codes) }
    }
    public func validate(statusCode codes: [Int]) -> Observable<DataRequest> { map { $0.validate(statusCode: codes) } }
    public func validate(contentType types: [String]) -> Observable<DataRequest> {
        map { $0.validate(contentType: types) }
    }
    public func validate() -> Observable<DataRequest> { map { $0.validate() } }
    public func validateSuccessfulResponse() -> Observable<DataRequest> { validate(statusCode: 200..<300) }
    public func progress() -> Observable<RxProgress> { flatMap { $0.rx.progress() } }
}

extension ObservableType where Element == UploadRequest {
    public func progress() -> Observable<RxProgress> { flatMap { $0.rx.progress() } }
}

extension ObservableType where Element == DownloadRequest {
    public func progress() -> Observable<RxProgress> { flatMap { $0.rx.progress() } }
}
