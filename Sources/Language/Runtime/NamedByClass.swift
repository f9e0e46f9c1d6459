/// An object of the library whose class may have another name where it is printed than in a program.
package protocol NamedByClass: AnyObject {
    var printedClass: String? { get }
}

extension NamedByClass {
    /// `RxSwift.Observable<Swift.Int>` with its own name in place of `Observable`.
    func printed(as name: String) -> String {
        guard let printedClass else { return name }
        let path = name.prefix { $0 != "<" }
        let module = path.lastIndex(of: ".").map { path[...$0] } ?? ""
        return module + printedClass + name.dropFirst(path.count)
    }
}
