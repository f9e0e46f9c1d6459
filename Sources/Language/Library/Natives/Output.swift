import Runtime

/// The output, input and arguments of the running program, which `ProgramHost` holds.
enum ProgramText {
    static func write(_ text: String) { ProgramHost.currentHost.write(text) }
    static func writeError(_ text: String) { ProgramHost.currentHost.writeError(text) }
    static var arguments: [String] { ProgramHost.currentHost.arguments }
    static var files: FileAccess { ProgramHost.currentHost.files }
    static var requestCache: RequestCache { ProgramHost.currentHost.requestCache }
    static func readLine() -> String? { ProgramHost.currentHost.readLine() }
}

/// Returns a list of `Any` as `print` shows it.
func printed(_ items: Value, _ separator: Value, debug: Bool) -> String {
    let elements = items.asArray
    // A single string is described without an array of parts.
    if elements.count == 1 { return describe(elements[0], debug) }
    var text = ""
    for (index, item) in elements.enumerated() {
        if index > 0 { text += separator.asString }
        text += describe(item, debug)
    }
    return text
}

private func describe(_ item: Value, _ debug: Bool) -> String {
    guard case .object(let object) = item, let box = object as? AnyBox else { return Printing.describe(any: item) }
    return debug ? Printing.debugDescribe(box.value, box.type) : Printing.describe(box.value, box.type)
}
