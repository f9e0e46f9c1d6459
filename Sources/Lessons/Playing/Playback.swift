import Commands
import Export
import SessionCore
import StyledText
import Timeline

/// Replays a finished example at the speed of the clock, with its output and a moving diagram.
struct Playback {
    /// The output of an example with virtual times.
    typealias TimedLines = [(text: String, time: Int)]

    /// The duration in virtual nanoseconds above which the playback is faster than the clock.
    private static let maxDuration = 20_000_000_000
    /// The nanoseconds between two frames.
    private static let frameInterval: UInt64 = 100_000_000

    private let lines: TimedLines
    private let lanes: [Lane.ID]
    private let times: Range<Int>
    /// The wall-clock time at which the playback began; nil before the first tick.
    private var startTime: UInt64?
    /// The wall-clock time of the last tick.
    private var lastTickTime: UInt64 = 0
    private var shownLineCount = 0
    /// The virtual time that playback has reached.
    private(set) var currentTime: Int

    init(_ lines: TimedLines, lanes: [Lane.ID], times: Range<Int>) {
        (self.lines, self.lanes, self.times) = (lines, lanes, times)
        currentTime = times.lowerBound
    }

    /// Virtual seconds per second of the wall clock.
    var speed: Int { (times.count + Playback.maxDuration - 1) / Playback.maxDuration }

    var hasEnded: Bool { startTime != nil && currentTime >= times.upperBound }

    func nextDue(after now: UInt64) -> UInt64 { startTime == nil ? now : lastTickTime + Playback.frameInterval }

    /// Advances the playback to a wall-clock time and returns the output up to it.
    mutating func advance(to wall: UInt64) -> [String] {
        let start = startTime ?? wall
        (startTime, lastTickTime) = (start, wall)
        currentTime = min(times.upperBound, times.lowerBound + Int(wall - start) * speed)
        // Each read of a program's clock advances the clock slightly.
        return takeLines(until: currentTime + 1_000_000)
    }

    /// Ends the playback and returns the rest of the output.
    mutating func remainingLines() -> [String] {
        (startTime, currentTime) = (startTime ?? 0, times.upperBound)
        return takeLines(until: .max)
    }

    private mutating func takeLines(until time: Int) -> [String] {
        let due = lines.dropFirst(shownLineCount).prefix { $0.time <= time }
        shownLineCount += due.count
        return due.map(\.text)
    }

    func picture(of recording: Recording, _ style: PictureStyle) -> [StyledText] {
        Picture.live(recording, lanes: lanes, since: Int64(times.lowerBound), now: Int64(currentTime), style)
    }
}

extension LessonPlayer {
    /// Replays the example of the step; the text after it follows at the end.
    func startPlayback() {
        guard let run = position?.run else { return }
        let playback = Playback(run.lines, lanes: run.picture?.lanes ?? [], times: run.times)
        let speed = playback.speed > 1 ? " at \(playback.speed) times the speed" : ""
        show(pageFormatter.adviceLine("(playing \(LessonPlayer.seconds(run.times.count))\(speed); Enter skips)"))
        position!.playback = playback
    }

    static func seconds(_ time: Int) -> String {
        let tenths = (time + 50_000_000) / 100_000_000
        return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
    }

    package func nextDue(after now: UInt64) -> UInt64? { position?.playback?.nextDue(after: now) }

    package func tick(at now: UInt64) {
        guard position?.playback != nil else { return }
        for text in position!.playback!.advance(to: now) { session.showAgain(printed: text) }
        if position!.playback!.hasEnded { _ = stopPlaying() }
    }

    package func livePicture(_ style: PictureStyle) -> [StyledText]? {
        guard let playback = position?.playback, let recording = session.recording, session.presentation.rows != nil,
            !session.presentation.isPlain
        else { return nil }
        return playback.picture(of: recording, style)
    }

    package func stopPlaying() -> Bool {
        guard position?.playback != nil else { return false }
        for text in position!.playback!.remainingLines() { session.showAgain(printed: text) }
        position!.playback = nil
        if position!.hasRun { show(pageFormatter.adviceLine(keyAdvice())) } else { finishStep() }
        return true
    }
}
