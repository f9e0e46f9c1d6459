// A download task tells its session's delegate of the progress, then where the file is, then that it is complete. The file is
// gone after the call. With a handler no delegate is needed.
import UIKit

final class Loader: NSObject, URLSessionDownloadDelegate {
    lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
    var file: URL?
    func start(_ name: String) { session.downloadTask(with: URL(string: "https://files.example.test/\(name)")!).resume() }
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {
        if totalBytesWritten == totalBytesExpectedToWrite { print("all", totalBytesWritten, "written") }
    }
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        file = location
        print("finished", (try? Data(contentsOf: location))?.count ?? -1)
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        print("complete", error == nil)
    }
}

let server = StubServer("files.example.test")
server.get("/big") { _ in .data(Data(repeating: 65, count: 500)) }
let loader = Loader()
loader.start("big")
visit(
    (at: 2, { print(FileManager.default.fileExists(atPath: loader.file!.path)); network.goOffline(); loader.start("big") }),
    (at: 4, {
        network.goOnline()
        URLSession.shared.downloadTask(with: URL(string: "https://files.example.test/big")!) { location, response, error in
            print((response as? HTTPURLResponse)?.statusCode ?? 0, location != nil, error == nil)
        }.resume()
    }))
