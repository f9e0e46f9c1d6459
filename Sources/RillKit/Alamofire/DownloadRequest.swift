import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request whose response is written to a file.
open class DownloadRequest: DataRequest {
    /// Options for writing the file.
    public struct DownloadOptions: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let createIntermediateDirectories = DownloadOptions(rawValue: 1)
        public static let removePreviousFile = DownloadOptions(rawValue: 2)
    }
    public typealias DownloadFileDestination = (URL, HTTPURLResponse) -> (
        destinationURL: URL, options: DownloadOptions
    )

    public private(set) var destinationURL: URL?
    /// The data of a cancelled download, with which it can be resumed.
    public private(set) var resumeData: Data?
    private let destination: DownloadFileDestination?
    private let resumedData: Data

    init(_ request: URLRequest?, _ failure: Error?, _ resumedData: Data, _ destination: DownloadFileDestination?) {
        self.resumedData = resumedData
        self.destination = destination
        super.init(request, failure)
    }

    override func responseAccepted() {
        guard let response, let received else { return }
        // A server that does not support ranges sends the whole file again.
        let whole = response.statusCode == 206 ? resumedData + received : received
        let name = response.suggestedFilename ?? "download"
        let kept = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        do {
            guard let destination else {
                try whole.write(to: kept)
                destinationURL = kept
                return
            }
            let (place, options) = destination(kept, response)
            let files = FileManager.default
            if options.contains(.removePreviousFile), files.fileExists(atPath: place.path) {
                try files.removeItem(at: place)
            }
            if options.contains(.createIntermediateDirectories) {
                try files.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: nil)
            }
            try whole.write(to: place)
            destinationURL = place
        } catch {
            setError(error)
        }
    }

    override open func cancel() {
        if let task, let url = request?.url, task.state == .running {
            resumeData = try? JSONEncoder().encode(PartialDownload(url: url, bytes: resumedData + task.bytes))
        }
        super.cancel()
    }

    /// The received part of a file, with which a download is resumed.
    struct PartialDownload: Codable {
        let url: URL
        let bytes: Data
    }
}
