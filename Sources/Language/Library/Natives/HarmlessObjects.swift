import Foundation
import Rill
import RillBlocking
import Runtime

// What stands in for natives that are missing by a fault of the interpreter (`Harmless`).

extension String.Index: HarmlessContent { public static var harmless: String.Index { "".startIndex } }
extension ObjectIdentifier: HarmlessContent {
    public static var harmless: ObjectIdentifier { ObjectIdentifier(StringBox.self) }
}
extension Hasher: HarmlessContent { public static var harmless: Hasher { Hasher() } }
extension Date: HarmlessContent { public static var harmless: Date { Date(timeIntervalSince1970: 0) } }
extension URL: HarmlessContent { public static var harmless: URL { URL(fileURLWithPath: "/") } }
extension URLComponents: HarmlessContent { public static var harmless: URLComponents { URLComponents() } }
extension TextSet: HarmlessContent { static var harmless: TextSet { TextSet(of: "") } }

extension AnyObserver: HarmlessContent { public static var harmless: AnyObserver { AnyObserver { _ in } } }
extension GroupedObservable: HarmlessContent where Key == HashKey {
    public static var harmless: GroupedObservable { GroupedObservable(key: HashKey(.unit), source: .empty()) }
}
extension ControlProperty: HarmlessContent {
    public static var harmless: ControlProperty {
        ControlProperty(values: Observable.empty(), valueSink: AnyObserver.harmless)
    }
}
extension BlockingObservable: HarmlessContent {
    public static var harmless: BlockingObservable { Observable.empty().toBlocking() }
}

extension TextViewBox: Harmless { static var harmless: TextViewBox { TextViewBox("", .utf8) } }
extension RepeatedBox: Harmless { static var harmless: RepeatedBox { RepeatedBox(.unit, 0) } }
extension DataBox: Harmless { static var harmless: DataBox { DataBox([]) } }
extension DictionaryViewBox: Harmless {
    static var harmless: DictionaryViewBox { DictionaryViewBox(.harmless, isKeys: true) }
}

extension EncodingBox: Harmless {
    static var harmless: EncodingBox {
        EncodingBox(
            JSONNode(.null),
            EncodingOptions(keys: .same, floats: .none, dates: .unit, dataAsNumbers: false, userInfo: .unit))
    }
}
extension DecodingBox: Harmless {
    static var harmless: DecodingBox {
        DecodingBox(
            JSONNode(.null),
            DecodingOptions(keys: .same, floats: .none, dates: .unit, dataAsNumbers: false, userInfo: .unit))
    }
}

private var anyWorld: World { World.current ?? World() }

extension Lane: Harmless { public static var harmless: Lane { anyWorld.main } }
extension Suspension: Harmless { public static var harmless: Suspension { Suspension(in: anyWorld) } }
extension WorldQueue: Harmless { public static var harmless: WorldQueue { .main(in: anyWorld) } }
extension WorldSemaphore: Harmless {
    public static var harmless: WorldSemaphore { WorldSemaphore(value: 0, in: anyWorld) }
}
extension WorldDispatchGroup: Harmless {
    public static var harmless: WorldDispatchGroup { WorldDispatchGroup(in: anyWorld) }
}
extension WorldTimerSource: Harmless {
    public static var harmless: WorldTimerSource { WorldTimerSource(queue: .harmless) }
}
extension WorldThread: Harmless { public static var harmless: WorldThread { WorldThread(in: anyWorld) {} } }
