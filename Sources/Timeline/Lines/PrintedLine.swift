/// A line that a program has printed, with its place among the events of a recording.
public struct PrintedLine {
    public var text: String
    /// The number of the event before it.
    public let after: Int
    /// The number of the event during which it was printed; 0 if no recorded event was being delivered.
    public let cause: Int
    /// Virtual nanoseconds since the session began.
    public let time: Int64
    /// The entry that was the newest.
    public let entry: Int

    public init(_ text: String, after: Int, cause: Int = 0, time: Int64 = 0, entry: Int = 0) {
        (self.text, self.after, self.cause, self.time, self.entry) = (text, after, cause, time, entry)
    }

    /// The line as data: `{"ms":1300,"event":"print","value":"a","cause":38}`.
    var jsonLine: String {
        let cause = cause == 0 ? "" : ",\"cause\":\(cause)"
        return "{\"ms\":\(millisecondsText(time)),\"event\":\"print\",\"value\":\(jsonString(text))\(cause)}"
    }
}

extension Track {
    /// What a program has printed, as a row.
    public init(printed lines: [PrintedLine]) {
        self.init(
            label: "printed",
            marks: lines.map { Mark(time: $0.time, kind: .next, text: $0.text, number: $0.cause) })
    }
}
