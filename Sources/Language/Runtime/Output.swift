/// Where a program's text goes: `print`, `debug`, unhandled errors. Whoever runs the program installs the sink.
public enum Output {
    nonisolated(unsafe) public static var sink: (String) -> Void = { _ in }

    @inline(__always) public static func write(_ text: String) { sink(text) }
}
