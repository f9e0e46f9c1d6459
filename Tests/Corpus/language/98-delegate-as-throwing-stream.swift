// A delegate as a stream that can fail
import Foundation

protocol LocationDelegate: AnyObject {
    func manager(_ manager: LocationManager, didUpdate location: Double)
    func manager(_ manager: LocationManager, didFail error: any Error)
}
final class LocationManager {
    weak var delegate: LocationDelegate?
    func start() {
        for value in [1.5, 2.5, 3.5] { delegate?.manager(self, didUpdate: value) }
        delegate?.manager(self, didFail: NSError(domain: "loc", code: 3))
    }
}
final class LocationStream: LocationDelegate {
    let updates: AsyncThrowingStream<Double, any Error>
    private let continuation: AsyncThrowingStream<Double, any Error>.Continuation
    private let manager = LocationManager()
    init() {
        (updates, continuation) = AsyncThrowingStream.makeStream(bufferingPolicy: .bufferingNewest(2))
        continuation.onTermination = { reason in
            switch reason {
            case .finished(let error): print("finished", error == nil ? "well" : "badly")
            case .cancelled: print("cancelled")
            @unknown default: break
            }
        }
        manager.delegate = self
    }
    func start() { manager.start() }
    func manager(_ manager: LocationManager, didUpdate location: Double) {
        if case .dropped(let old) = continuation.yield(location) { print("dropped", old) }
    }
    func manager(_ manager: LocationManager, didFail error: any Error) { continuation.finish(throwing: error) }
}
let stream = LocationStream()
stream.start()
do {
    for try await location in stream.updates { print(location) }
} catch {
    print((error as NSError).domain, (error as NSError).code)
}
