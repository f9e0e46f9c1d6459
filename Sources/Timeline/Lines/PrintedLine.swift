/// A line that the program has printed, with its position among the events of a recording.
public struct PrintedLine {
    public var text: String
    /// The number of the last event before the line.
    public let precedingEvent: Int
    /// The number of the event whose delivery printed the line; 0 if there is none.
    public let cause: Int
    /// Virtual nanoseconds since the session began.
    public let time: Int64
    /// The number of the entry that was the newest at that time.
    public let entry: Int

    public init(_ text: String, precedingEvent: Int, cause: Int = 0, time: Int64 = 0, entry: Int = 0) {
        (self.text, self.precedingEvent, self.cause, self.time, self.entry) = (text, precedingEvent, cause, time, entry)
    }

    /// The line as JSON: `{"ms":1300,"event":"print","value":"a","cause":38}`.
    var jsonLine: String {
        let cause = cause == 0 ? "" : ",\"cause\":\(cause)"
        return "{\"ms\":\(millisecondsText(time)),\"event\":\"print\",\"value\":\(FlatJSON.stringText(text))\(cause)}"
    }
}

extension Track {
    /// Creates a row whose marks are printed lines.
    public init(printed lines: [PrintedLine]) {
        self.init(
            label: "printed",
            marks: lines.map { Mark(time: $0.time, kind: .next, text: $0.text, number: $0.cause) })
    }
}
