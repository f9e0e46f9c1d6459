import Diagnostics
import TypeModel

@testable import indexer

/// Returns an interface with an index that lives as long as the process.
func indexedInterface(_ name: String, module: String, isCompiled: Bool, _ text: StaticString) -> InterfaceText {
    func kept(_ text: String) -> UnsafeBufferPointer<UInt8> {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = bytes.initialize(from: text.utf8)
        return UnsafeBufferPointer(bytes)
    }
    let text = "\(text)"
    let index = try! PageIndexer(Source(name: name, text: text)).index.text
    return (name: name, module: module, isCompiled: isCompiled, utf8: kept(text), index: kept(index))
}
