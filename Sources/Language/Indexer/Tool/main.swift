// indexer OUTPUT SOURCES FILE…: writes the texts of the library, with what is looked for at start, as Swift that is compiled into
// the executable.
import Diagnostics
import Foundation
import Syntax

struct Page {
    let module: String
    let name: String
    let kind: String
    let text: String
}

/// The interfaces of the library and the sources that interpreted programs read.
struct LibraryFiles {
    /// In the order of `Imports.words`, which is that in which overloads that fit equally well are told of.
    private var modules: [String] = []
    /// The beginning of a path, and the module whose text lies there.
    private var rows: [(path: String, module: String)] = []
    private(set) var pages: [Page] = []

    init(_ folder: String, _ files: [String]) throws {
        let table = try String(contentsOfFile: folder + "/Language/Library/Imports.words", encoding: .utf8)
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            if words[0] == "text" {
                rows.append((words[1], words[2]))
            } else if words[0] != "group" {
                modules.append(words[1])
            }
        }
        modules.append("Prompt")
        let interfaces = Set(files.filter { $0.hasSuffix(".swiftinterface") })
        var ranked: [(Int, Page)] = []
        for file in files.sorted() where interfaces.contains(file) || !interfaces.contains(file + "interface") {
            let page = try page(file, String(contentsOfFile: folder + "/" + file, encoding: .utf8))
            ranked.append((modules.firstIndex(of: page.module)!, page))
        }
        for rank in modules.indices { pages += ranked.filter { $0.0 == rank }.map(\.1) }
    }

    private func page(_ file: String, _ text: String) throws -> Page {
        let parts = file.split(separator: "/").map(String.init)
        let name = String(parts.last!.split(separator: ".")[0])
        if file.hasPrefix("Language/Library/") {
            let isNamed = text.prefix { $0 != "\n" }.contains("read when a text says:")
            return Page(module: try known(parts[2], file), name: name, kind: isNamed ? "named" : "start", text: text)
        }
        let isImported = file.hasPrefix("RillKit/") || file.hasPrefix("RillNetworking/")
        return Page(
            module: try known(module(of: parts), file), name: name, kind: isImported ? "imported" : "added", text: text)
    }

    /// The folder, if it has the name of a module, unless a row says more of the path.
    private func module(of parts: [String]) -> String {
        let path = parts.joined(separator: "/"), folder = parts[parts.count - 2]
        let row = rows.filter { path.hasPrefix($0.path) }.max { $0.path.count < $1.path.count }
        let isRowLonger = row.map { $0.path.count > path.count - parts.last!.count } ?? false
        return modules.contains(folder) && !isRowLonger ? folder : row?.module ?? folder
    }

    private func known(_ module: String, _ file: String) throws -> String {
        if modules.contains(module) { return module }
        throw IndexingError("\(file): error: Library/Imports.words has no module '\(module)'")
    }
}

/// The text between marks that it does not contain, in the last of which the indentation is that of the text: none.
func literal(_ text: String) -> String { "####\"\"\"\n\(text)\n\"\"\"####" }

do {
    let arguments = CommandLine.arguments
    let library = try LibraryFiles(arguments[2], Array(arguments.dropFirst(3)))
    // Synthesised for types that are coded.
    var innerNames: Set<String> = ["CodingKeys"]
    var code = "// Written by indexer.\nimport Texts\n\nfunc makePages() -> [Page] {\n    var pages: [Page] = []\n"
    for page in library.pages {
        let indexer = try PageIndexer(Source(name: page.name, text: page.text))
        innerNames.formUnion(indexer.innerNames)
        code += "pages.append(Page(kind: \(page.kind), \"\(page.module)\", \"\(page.name)\", "
        code += "\(literal(page.text)), index: ####\"\(indexer.index.text)\"####))\n"
    }
    code += "return pages\n}\nlet innerNames: StaticString = \(literal(innerNames.sorted().joined(separator: " ")))\n"
    try code.write(toFile: arguments[1], atomically: true, encoding: .utf8)
} catch let error as IndexingError {
    print(error.message)
    exit(1)
}
