import Foundation
import Rill
import RillBlocking
import Runtime

// Replacements for native values that are missing because of a fault of the interpreter (`FallbackValue`).

extension String.Index: FallbackContent { public static var harmless: String.Index { "".startIndex } }
extension ObjectIdentifier: FallbackContent {
    public static var harmless: ObjectIdentifier { ObjectIdentifier(StringBox.self) }
}
extension Hasher: FallbackContent { public static var harmless: Hasher { Hasher() } }
extension Date: FallbackContent { public static var harmless: Date { Date(timeIntervalSince1970: 0) } }
extension URL: FallbackContent { public static var harmless: URL { URL(fileURLWithPath: "/") } }
extension URLComponents: FallbackContent { public static var harmless: URLComponents { URLComponents() } }
extension TextSet: FallbackContent { static var harmless: TextSet { TextSet(of: "") } }

extension AnyObserver: FallbackContent { public static var harmless: AnyObserver { AnyObserver { _ in } } }
extension GroupedObservable: FallbackContent where Key == HashKey {
    public static var harmless: GroupedObservable { GroupedObservable(key: HashKey(.unit), source: .empty()) }
}
extension ControlProperty: FallbackContent {
    public static var harmless: ControlProperty {
        ControlProperty(values: Observable.empty(), valueSink: AnyObserver.harmless)
    }
}
extension BlockingObservable: FallbackContent {
    public static var harmless: BlockingObservable { Observable.empty().toBlocking() }
}

extension TextViewBox: FallbackValue { static var harmless: TextViewBox { TextViewBox("", .utf8) } }
extension RepeatedBox: FallbackValue { static var harmless: RepeatedBox { RepeatedBox(.unit, 0) } }
extension DataBox: FallbackValue { static var harmless: DataBox { DataBox([]) } }
extension DictionaryViewBox: FallbackValue {
    static var harmless: DictionaryViewBox { DictionaryViewBox(.harmless, isKeys: true) }
}

extension EncodingBox: FallbackValue {
    static var harmless: EncodingBox {
        EncodingBox(
            JSONNode(.null),
            EncodingOptions(keys: .same, floats: .none, dates: .unit, dataAsNumbers: false, userInfo: .unit))
    }
}
extension DecodingBox: FallbackValue {
    static var harmless: DecodingBox {
        DecodingBox(
            JSONNode(.null),
            DecodingOptions(keys: .same, floats: .none, dates: .unit, dataAsNumbers: false, userInfo: .unit))
    }
}

private var anyWorld: World { World.current ?? World() }

extension Executor: FallbackValue { public static var harmless: Executor { anyWorld.main } }
extension Suspension: FallbackValue { public static var harmless: Suspension { Suspension(in: anyWorld) } }
extension WorldQueue: FallbackValue { public static var harmless: WorldQueue { .main(in: anyWorld) } }
extension WorldSemaphore: FallbackValue {
    public static var harmless: WorldSemaphore { WorldSemaphore(value: 0, in: anyWorld) }
}
extension WorldDispatchGroup: FallbackValue {
    public static var harmless: WorldDispatchGroup { WorldDispatchGroup(in: anyWorld) }
}
extension WorldTimerSource: FallbackValue {
    public static var harmless: WorldTimerSource { WorldTimerSource(queue: .harmless) }
}
extension WorldThread: FallbackValue { public static var harmless: WorldThread { WorldThread(in: anyWorld) {} } }
