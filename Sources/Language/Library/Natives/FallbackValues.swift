import Foundation
import Rill
import RillBlocking
import Runtime

// Harmless values for native values that are missing because of a fault of the interpreter (`FallbackValue`).

extension String.Index: FallbackContent { public static var fallback: String.Index { "".startIndex } }
extension ObjectIdentifier: FallbackContent {
    public static var fallback: ObjectIdentifier { ObjectIdentifier(StringBox.self) }
}
extension Hasher: FallbackContent { public static var fallback: Hasher { Hasher() } }
extension Date: FallbackContent { public static var fallback: Date { Date(timeIntervalSince1970: 0) } }
extension URL: FallbackContent { public static var fallback: URL { URL(fileURLWithPath: "/") } }
extension URLComponents: FallbackContent { public static var fallback: URLComponents { URLComponents() } }
extension TextSet: FallbackContent { static var fallback: TextSet { TextSet(of: "") } }

extension AnyObserver: FallbackContent { public static var fallback: AnyObserver { AnyObserver { _ in } } }
extension GroupedObservable: FallbackContent where Key == HashKey {
    public static var fallback: GroupedObservable { GroupedObservable(key: HashKey(.unit), source: .empty()) }
}
extension ControlProperty: FallbackContent {
    public static var fallback: ControlProperty {
        ControlProperty(values: Observable.empty(), valueSink: AnyObserver.fallback)
    }
}
extension BlockingObservable: FallbackContent {
    public static var fallback: BlockingObservable { Observable.empty().toBlocking() }
}

extension TextViewBox: FallbackValue { static var fallback: TextViewBox { TextViewBox("", .utf8) } }
extension RepeatedBox: FallbackValue { static var fallback: RepeatedBox { RepeatedBox(.unit, 0) } }
extension DataBox: FallbackValue { static var fallback: DataBox { DataBox([]) } }
extension DictionaryViewBox: FallbackValue {
    static var fallback: DictionaryViewBox { DictionaryViewBox(.fallback, isKeys: true) }
}

extension EncodingBox: FallbackValue {
    static var fallback: EncodingBox {
        EncodingBox(
            JSONNode(.null),
            CodingOptions(
                keyStrategy: .unchanged, floatStrategy: .none, dateStrategy: .unit, dataAsNumbers: false,
                userInfo: .unit))
    }
}
extension DecodingBox: FallbackValue {
    static var fallback: DecodingBox {
        DecodingBox(
            JSONNode(.null),
            CodingOptions(
                keyStrategy: .unchanged, floatStrategy: .none, dateStrategy: .unit, dataAsNumbers: false,
                userInfo: .unit))
    }
}

private var anyWorld: World { World.current ?? World() }

extension Executor: FallbackValue { public static var fallback: Executor { anyWorld.main } }
extension Suspension: FallbackValue { public static var fallback: Suspension { Suspension(in: anyWorld) } }
extension WorldQueue: FallbackValue { public static var fallback: WorldQueue { .main(in: anyWorld) } }
extension WorldSemaphore: FallbackValue {
    public static var fallback: WorldSemaphore { WorldSemaphore(value: 0, in: anyWorld) }
}
extension WorldDispatchGroup: FallbackValue {
    public static var fallback: WorldDispatchGroup { WorldDispatchGroup(in: anyWorld) }
}
extension WorldTimerSource: FallbackValue {
    public static var fallback: WorldTimerSource { WorldTimerSource(queue: .fallback) }
}
extension WorldThread: FallbackValue { public static var fallback: WorldThread { WorldThread(in: anyWorld) {} } }
