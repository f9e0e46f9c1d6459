import Runtime

/// Where programs print to and read from; the driver installs both.
public enum ProgramText {
    nonisolated(unsafe) public static var write: (String) -> Void = { Swift.print($0, terminator: "") }
    /// What the program was started with; the first is its name.
    nonisolated(unsafe) public static var arguments = ["main"]
    /// The files that it sees.
    nonisolated(unsafe) public static var files = FileAccess(FileGrant())
    /// What becomes of its requests.
    nonisolated(unsafe) public static var correspondence = Correspondence()
    nonisolated(unsafe) public static var readLine: () -> String? = { nil }
}

/// A list of `Any` as `print` shows it.
func printed(_ items: Value, _ separator: Value, debug: Bool) -> String {
    let elements = items.asArray
    // One text is what most programs print.
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
