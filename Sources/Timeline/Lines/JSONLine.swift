extension Event {
    /// Returns the event as a JSON object on one line:
    /// `{"n":41,"ms":1300,"lane":"$R9","event":"next","value":"\"b1\"","cause":38}`.
    ///
    /// - Parameters:
    /// - origin: the event that created the value.
    /// - executor: the name of the executor that delivered the event; nil for the main one.
    public func jsonLine(
        lane name: String, stage label: String? = nil, origin: Int = 0, executor: String? = nil
    ) -> String {
        var line = "{\"n\":\(number),\"ms\":\(millisecondsText(time)),\"lane\":\(FlatJSON.stringText(name))"
        line += ",\"event\":\"\(kind.word)\""
        if let text, kind == .next || kind == .error { line += ",\"value\":\(FlatJSON.stringText(text))" }
        if let label { line += ",\"stage\":\(FlatJSON.stringText(label))" }
        if let executor { line += ",\"on\":\(FlatJSON.stringText(executor))" }
        if cause != 0 { line += ",\"cause\":\(cause)" }
        if origin != 0, origin != number { line += ",\"origin\":\(origin)" }
        return line + "}"
    }
}

extension Recording {
    /// Returns the stored events as JSON, one on each line, with the printed output between them.
    public func jsonLines(
        of lanes: [Lane.ID]? = nil, in times: ClosedRange<Int64> = .min ... .max, after: Int = 0,
        stages: Bool = false, printed: [PrintedLine] = []
    ) -> [String] {
        var prints = printed[...]
        var origins = EventOrigins(self)
        let lines = events(of: lanes, stages: stages, in: times, after: after).flatMap { event -> [String] in
            let before = prints.prefix { $0.precedingEvent < event.number }
            prints = prints.dropFirst(before.count)
            let lane = lane(event.lane)
            let stage = Int(event.stageNumber)
            let label = lane.flatMap { stage > 0 && stage <= $0.stages.count ? $0.stages[stage - 1].label : nil }
            return before.map(\.jsonLine) + [
                event.jsonLine(
                    lane: lane?.name ?? "?", stage: label,
                    origin: event.kind == .next ? origins.origin(of: event.number) : 0,
                    executor: executor(of: event))
            ]
        }
        return lines + prints.map(\.jsonLine)
    }
}
