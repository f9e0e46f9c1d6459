import Foundation
import Rill
import RillBlocking
import RillExt
import RillNetworking

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

let doubled = try Observable.of(1, 2, 3).map { $0 * 2 }.toBlocking().toArray()
let distinct = try Observable.of(1, 2, 1).distinct().toBlocking().toArray()
let late = try Observable.just(7)
    .delay(.milliseconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
    .toBlocking().single()
let request = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.org")!))
let isThere = try request.take(0).toBlocking().toArray().isEmpty
print(doubled.map { "\($0)" }.joined(separator: " "), distinct, late, isThere)
