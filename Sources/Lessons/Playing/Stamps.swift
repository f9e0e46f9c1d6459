/// Hides the timestamps of `debug` in output, because at the prompt they depend on the time at which the learner's
/// session began.
enum DebugTimestamps {
    /// Replaces timestamps such as `2026-01-01 00:00:00.000: ` by `<time>: `.
    static func hideTimestamps(_ text: String) -> String {
        text.allLines.map { line in
            let stamp = line.prefix(23)
            let isStamp =
                line.dropFirst(23).hasPrefix(": ")
                && zip(stamp, "0000-00-00 00:00:00.000").allSatisfy {
                    $1 == "0" ? $0.isNumber : $0 == $1
                }
            return isStamp ? "<time>" + line.dropFirst(23) : line
        }.joined(separator: "\n")
    }
}
