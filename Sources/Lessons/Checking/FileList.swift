import Assist
import Platform
import SessionCore

/// Expands paths to Swift files.
enum FileList {
    /// A folder expands to the Swift files directly in it, in the order of their names.
    static func files(in paths: [String]) throws(CheckCommand.UnusableFile) -> [String] {
        var result: [String] = []
        for path in paths {
            guard let names = fileNames(in: path) else {
                do { try Files.checkReadable(path) } catch { throw CheckCommand.UnusableFile(failure: error) }
                result.append(path)
                continue
            }
            let swift = names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()
            result += swift.map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
        }
        return result
    }

    /// Returns the contents of a folder; nil if the path is not a folder.
    static func fileNames(in path: String) -> [String]? { FileSystem.names(in: path) }

    static func folderPath(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func fileName(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }
}
