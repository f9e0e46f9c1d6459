/// The part of a session that receives keys. `Mode.after(_:)` contains all transitions; docs/Modes.md has the diagram.
package enum Mode {
    /// The input line.
    case prompt
    /// The input line after a Ctrl-C that listed active subscriptions: a further Ctrl-C ends the newest, a digit
    /// another one.
    case choosing(EndChoice)
    /// A full-screen app.
    case app(LiveApp)
    /// `:record keys` in full screen.
    case recordingKeys(KeyRecording)

    package enum Input {
        /// An entry, a command or an empty line was submitted.
        case submitted
        /// Ctrl-C on an empty line listed the active subscriptions.
        case asked(EndChoice)
        /// Ctrl-C or a digit ended a subscription.
        case ended
        case opened(LiveApp)
        case beganRecording(KeyRecording)
        /// The user left the app or the recording.
        case left
    }

    func after(_ input: Input) -> Mode {
        switch (self, input) {
        case (_, .opened(let app)): return .app(app)
        case (_, .beganRecording(let recording)): return .recordingKeys(recording)
        case (.prompt, .asked(let choice)), (.choosing, .asked(let choice)): return .choosing(choice)
        case (.choosing, .submitted), (.choosing, .ended): return .prompt
        case (.app, .left), (.recordingKeys, .left): return .prompt
        case (.prompt, .submitted), (.prompt, .ended), (.prompt, .left), (.choosing, .left): return self
        case (.app, .submitted), (.app, .asked), (.app, .ended): return self
        case (.recordingKeys, .submitted), (.recordingKeys, .asked), (.recordingKeys, .ended): return self
        }
    }
}

/// The subscriptions that Ctrl-C on an empty line offers to end, by handle.
package struct EndChoice: Equatable {
    /// The handle that the next Ctrl-C ends.
    package var newest: String
    /// The handles for digits from 1 on; empty if there is only one.
    package var all: [String] = []
}

/// The reason why the session runs code.
package enum Activity {
    case idle
    /// The clock advances while the user types.
    case tick
    /// Entries are replayed, each at its recorded time.
    case replay
}

/// Prints no advice; for pieces of lessons and actions of keys.
package enum OutputLevel: Comparable {
    case full
    /// No advice: for pieces of lessons and actions of keys.
    case quiet
    /// Omits timeline lines too: for an example of a lesson, since its diagram follows.
    case withoutTimeline
    case silent
}

extension ReplSession {
    var isTicking: Bool { activity == .tick }
    package var isReplaying: Bool { activity == .replay }
    package var isSilent: Bool { outputLevel == .silent }

    /// The app in full screen.
    package var liveApp: LiveApp? {
        get { if case .app(let app) = mode { app } else { nil } }
        set { if let newValue, case .app = mode { mode = .app(newValue) } }
    }

    /// The key recording in progress.
    package var keyRecording: KeyRecording? {
        get { if case .recordingKeys(let recording) = mode { recording } else { nil } }
        set { if let newValue, case .recordingKeys = mode { mode = .recordingKeys(newValue) } }
    }

    package func enterMode(_ input: Mode.Input) { mode = mode.after(input) }

    @discardableResult
    package func during<Result>(_ activity: Activity, _ body: () -> Result) -> Result {
        let before = self.activity
        self.activity = activity
        defer { self.activity = before }
        return body()
    }

    /// Runs `body` with at most this amount of output.
    @discardableResult
    package func withOutputLevel<Result>(_ voice: OutputLevel, _ body: () -> Result) -> Result {
        let before = self.outputLevel
        self.outputLevel = max(before, voice)
        defer { self.outputLevel = before }
        return body()
    }
}
