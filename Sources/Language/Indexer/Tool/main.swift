// indexer texts OUTPUT SOURCES FILE…: writes the library's texts, with an index of their declarations, as Swift that is
// compiled into the executable.
// indexer thunks OUTPUT SOURCES FILE…: writes the natives of declarations with `@forwards`, as a part of the module Library.
import Diagnostics
import Foundation
import Syntax

struct Page {
    let module: String
    let name: String
    let kind: String
    let text: String
}

/// The library interfaces, and the Swift sources that interpreted programs use.
struct LibraryFiles {
    /// The modules in the order of `Imports.words`. Error messages list equally good overloads in this order.
    private var modules: [String] = []
    /// The beginnings of paths, each with the module to which the texts below it belong.
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
        let sorted = files.sorted { Self.sortKey($0) < Self.sortKey($1) }
        for file in sorted where interfaces.contains(file) || !interfaces.contains(file + "interface") {
            let page = try page(file, String(contentsOfFile: folder + "/" + file, encoding: .utf8))
            ranked.append((modules.firstIndex(of: page.module)!, page))
        }
        for rank in modules.indices { pages += ranked.filter { $0.0 == rank }.map(\.1) }
    }

    /// Returns the sort key of a file: the file with the name of its folder comes before the others.
    private static func sortKey(_ file: String) -> String {
        let parts = file.split(separator: "/")
        let isFirst = parts.last!.hasPrefix(parts[parts.count - 2] + ".")
        return parts.dropLast().joined(separator: "/") + "/" + (isFirst ? "" : parts.last!)
    }

    private func page(_ file: String, _ text: String) throws -> Page {
        let parts = file.split(separator: "/").map(String.init)
        let name = String(parts.last!.split(separator: ".")[0])
        if file.hasPrefix("Language/Library/") {
            let isNamed = text.prefix { $0 != "\n" }.contains("read when a text uses one of:")
            return Page(
                module: try checkedModule(parts[2], file), name: name, kind: isNamed ? "named" : "start", text: text)
        }
        let isImported = file.hasPrefix("RillKit/") || file.hasPrefix("RillNetworking/")
        return Page(
            module: try checkedModule(module(of: parts), file), name: name, kind: isImported ? "imported" : "added",
            text: text)
    }

    /// Returns the module of a file: the folder with the name of a module, unless a row gives another module for the
    /// path.
    private func module(of parts: [String]) -> String {
        let path = parts.joined(separator: "/"), folder = parts[parts.count - 2]
        let row = rows.filter { path.hasPrefix($0.path) }.max { $0.path.count < $1.path.count }
        let isRowLonger = row.map { $0.path.count > path.count - parts.last!.count } ?? false
        return modules.contains(folder) && !isRowLonger ? folder : row?.module ?? folder
    }

    private func checkedModule(_ module: String, _ file: String) throws -> String {
        if modules.contains(module) { return module }
        throw IndexingError("\(file): error: Library/Imports.words has no module '\(module)'")
    }
}

/// Returns a raw string literal for the text, with more `#` than the text contains and without indentation.
func rawStringLiteral(_ text: String) -> String { "####\"\"\"\n\(text)\n\"\"\"####" }

/// Returns the generated file with the texts.
func textsFile(_ folder: String, _ files: [String]) throws -> String {
    let library = try LibraryFiles(folder, files)
    // `CodingKeys` is synthesised for types that are encoded or decoded.
    var innerNames: Set<String> = ["CodingKeys"]
    var usage: [String] = []
    var code = "import Texts\n\nfunc makePages() -> [Page] {\n    var pages: [Page] = []\n"
    for page in library.pages {
        let indexer = try PageIndexer(Source(name: page.name, text: page.text))
        innerNames.formUnion(indexer.innerNames)
        usage += indexer.usage.rows
        code += "pages.append(Page(kind: \(page.kind), \"\(page.module)\", \"\(page.name)\", "
        code += "\(rawStringLiteral(page.text)), index: ####\"\(indexer.index.text)\"####))\n"
    }
    code +=
        "return pages\n}\nlet innerNames: StaticString = \(rawStringLiteral(innerNames.sorted().joined(separator: " ")))\n"
    return code + "let usage: StaticString = \(rawStringLiteral(usage.joined(separator: "\n")))\n"
}

/// Returns the generated file with the natives.
func thunksFile(_ folder: String, _ files: [String]) throws -> String {
    let bindings = try files.flatMap { file in
        try ThunkWriter(Source(name: file, text: String(contentsOfFile: folder + "/" + file, encoding: .utf8))).bindings
    }
    // Statements, since the compiler would check a literal as one expression.
    return
        "import Foundation\nimport Rill\nimport RillBlocking\nimport RillTestCore\nimport Runtime\n\nlet rxForwardedBindings = makeForwardedBindings()\n\nprivate func makeForwardedBindings() -> [Binding] {\n    var all: [Binding] = []\n\(bindings.joined())    return all\n}\n"
}

do {
    let arguments = CommandLine.arguments
    let (output, folder, files) = (arguments[2], arguments[3], Array(arguments.dropFirst(4)))
    let code =
        "// Written by indexer.\n"
        + (try arguments[1] == "thunks" ? thunksFile(folder, files) : textsFile(folder, files))
    // A file that stays the same rebuilds nothing.
    if (try? String(contentsOfFile: output, encoding: .utf8)) != code {
        try code.write(toFile: output, atomically: true, encoding: .utf8)
    }
} catch let error as IndexingError {
    print(error.message)
    exit(1)
}
