/// A library object that may be printed with its class's name instead of the name that programs use.
package protocol NamedByClass: AnyObject {
    var printedClass: String? { get }
}

extension NamedByClass {
    /// Returns the name of the type with the class's name in it: `RxSwift.Observable<Swift.Int>`.
    func printed(as name: String) -> String {
        guard let printedClass else { return name }
        let path = name.prefix { $0 != "<" }
        let module = path.lastIndex(of: ".").map { path[...$0] } ?? ""
        return module + printedClass + name.dropFirst(path.count)
    }
}
