import Foundation

/// Receives the events of a session, on its delegate queue.
public protocol URLSessionDelegate: AnyObject {
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?)
}
public protocol URLSessionTaskDelegate: URLSessionDelegate {
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?)
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64)
}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}
extension URLSessionDelegate {
    public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {}
}
extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {}
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {}
}
extension URLSessionDataDelegate {
    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) { completionHandler(.allow) }
}
extension URLSessionDownloadDelegate {
    public func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {}
}

extension URLSession {
    public enum ResponseDisposition: Int { case cancel, allow, becomeDownload, becomeStream }

    /// Creates a task that writes the response to a file, which is deleted after the call.
    public func downloadTask(
        with request: URLRequest, completionHandler: @escaping (URL?, URLResponse?, Error?) -> Void
    ) -> URLSessionDownloadTask {
        URLSessionDownloadTask(self, nextTaskNumber(), request) { data, response, error in
            let file = data.flatMap { DownloadedFile($0) }
            completionHandler(file?.url, response, error)
            file?.delete()
        }
    }
    public func downloadTask(
        with url: URL, completionHandler: @escaping (URL?, URLResponse?, Error?) -> Void
    ) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url), completionHandler: completionHandler) }

    /// Creates a task that calls the delegate.
    public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        let task = URLSessionDownloadTask(self, nextTaskNumber(), request) { _, _, _ in }
        task.callDelegate()
        return task
    }
    public func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
}

/// A task that writes the response to a file.
open class URLSessionDownloadTask: URLSessionTask {
    private var reportedByteCount: Int64 = 0

    /// Makes the task call the delegate with the progress, the file, then the end.
    func callDelegate() {
        onProgress = { [weak self] in self?.reportProgress() }
        setCompletionHandler { [self] data, _, error in
            if error == nil, let data, let file = DownloadedFile(data) {
                (ownSession.delegate as? URLSessionDownloadDelegate)?
                    .urlSession(ownSession, downloadTask: self, didFinishDownloadingTo: file.url)
                file.delete()
            }
            (ownSession.delegate as? URLSessionTaskDelegate)?
                .urlSession(ownSession, task: self, didCompleteWithError: error)
        }
    }
    private func reportProgress() {
        let (total, expected) = (countOfBytesReceived, countOfBytesExpectedToReceive)
        let new = total - reportedByteCount
        reportedByteCount = total
        ownSession.runHandler { [self] in
            (ownSession.delegate as? URLSessionDownloadDelegate)?
                .urlSession(
                    ownSession, downloadTask: self, didWriteData: new, totalBytesWritten: total,
                    totalBytesExpectedToWrite: expected)
        }
    }
}

extension URLSessionDataTask {
    /// Makes the task call the delegate with the response, the data, then the end.
    func callDelegate() {
        setCompletionHandler { [self] data, response, error in
            let receiver = ownSession.delegate as? URLSessionDataDelegate
            if let response {
                receiver?.urlSession(ownSession, dataTask: self, didReceive: response) { _ in }
            }
            if let data { receiver?.urlSession(ownSession, dataTask: self, didReceive: data) }
            (ownSession.delegate as? URLSessionTaskDelegate)?
                .urlSession(ownSession, task: self, didCompleteWithError: error)
        }
    }
}

/// A temporary file that contains a response.
private struct DownloadedFile {
    let url: URL

    init?(_ data: Data) {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "CFNetworkDownload_\(UUID().uuidString).tmp")
        do { try data.write(to: url) } catch { return nil }
    }
    func delete() { try? FileManager.default.removeItem(at: url) }
}
