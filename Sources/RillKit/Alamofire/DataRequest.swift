import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request whose response is delivered as a whole.
///
/// See also: Session, AFError.
open class DataRequest: Request {
    public var data: Data? { received }
    /// Calls the handler with the progress on the main thread.
    func reportProgress(_ handler: @escaping ProgressHandler) {
        guard let task else { return }
        task.onProgress = {
            let (done, all) = (task.countOfBytesReceived, task.countOfBytesExpectedToReceive)
            Timing.performInNextTurn { handler(Request.progress(done, of: all)) }
        }
    }

    @discardableResult
    open func downloadProgress(closure: @escaping ProgressHandler) -> Self {
        reportProgress(closure)
        return self
    }

    // MARK: Validation

    @discardableResult
    open func validate(statusCode codes: Range<Int>) -> Self { validate(statusCode: Array(codes)) }
    @discardableResult
    open func validate(statusCode codes: [Int]) -> Self {
        addValidation(Request.statusCheck(status: codes))
        return self
    }
    @discardableResult
    open func validate(contentType types: [String]) -> Self {
        addValidation(Request.contentTypeCheck(types: types))
        return self
    }
    /// Accepts status codes 200 to 299 and the content types that the request accepts.
    @discardableResult
    open func validate() -> Self { validate(statusCode: 200..<300).validate(contentType: acceptedTypes) }

    // MARK: Responses

    @discardableResult
    open func response(completionHandler: @escaping (DataResponse<Data?>) -> Void) -> Self {
        runWhenFinished {
            let result: Result<Data?, Error> = self.error.map { .failure($0) } ?? .success(self.received)
            completionHandler(
                DataResponse(request: self.request, response: self.response, data: self.received, result: result))
        }
        return self
    }
    func response<Value>(_ reading: ResponseReader<Value>, _ handler: @escaping (DataResponse<Value>) -> Void) {
        runWhenFinished {
            let result = reading.readResult(of: self.received, self.error)
            handler(DataResponse(request: self.request, response: self.response, data: self.received, result: result))
        }
    }
    @discardableResult
    open func responseData(completionHandler: @escaping (DataResponse<Data>) -> Void) -> Self {
        response(ResponseReaders.dataReader, completionHandler)
        return self
    }
    @discardableResult
    open func responseString(
        encoding: String.Encoding = .utf8, completionHandler: @escaping (DataResponse<String>) -> Void
    ) -> Self {
        response(ResponseReaders.stringReader(encoding), completionHandler)
        return self
    }
    @discardableResult
    open func responseJSON(
        options: JSONSerialization.ReadingOptions = .allowFragments,
        completionHandler: @escaping (DataResponse<Any>) -> Void
    ) -> Self {
        response(ResponseReaders.jsonReader(options), completionHandler)
        return self
    }
    @discardableResult
    open func responseDecodable<T: Decodable>(
        of type: T.Type = T.self, decoder: JSONDecoder = JSONDecoder(),
        completionHandler: @escaping (DataResponse<T>) -> Void
    ) -> Self {
        response(ResponseReaders.decodableReader(type, decoder), completionHandler)
        return self
    }
}

/// A request that sends a body.
open class UploadRequest: DataRequest {
    /// Calls the handler with the progress of the upload.
    override func reportProgress(_ handler: @escaping ProgressHandler) {
        guard let task else { return }
        task.onAdvance = {
            let (done, all) = (task.countOfBytesSent, task.countOfBytesExpectedToSend)
            Timing.performInNextTurn { handler(Request.progress(done, of: all)) }
        }
    }
    @discardableResult
    open func uploadProgress(closure: @escaping ProgressHandler) -> Self {
        reportProgress(closure)
        return self
    }
}
