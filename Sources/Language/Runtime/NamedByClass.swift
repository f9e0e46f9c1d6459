/// A library object whose class may be printed under another name than programs use.
package protocol NamedByClass: AnyObject {
    var printedClass: String? { get }
}

extension NamedByClass {
    /// Returns the type name with its own class name: `RxSwift.Observable<Swift.Int>`.
    func printed(as name: String) -> String {
        guard let printedClass else { return name }
        let path = name.prefix { $0 != "<" }
        let module = path.lastIndex(of: ".").map { path[...$0] } ?? ""
        return module + printedClass + name.dropFirst(path.count)
    }
}
