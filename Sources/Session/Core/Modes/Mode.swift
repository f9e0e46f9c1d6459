/// The part of a session that receives keys. `Mode.nextMode(_:)` defines all transitions; docs/Modes.md has the diagram.
package enum Mode {
    /// The input line receives the keys.
    case prompt
    /// The input line receives the keys after Ctrl-C has listed the active subscriptions: another Ctrl-C ends the
    /// newest one, a digit another one.
    case choosing(EndChoice)
    /// A full-screen app receives the keys.
    case app(LiveApp)
    /// The recording of `:record keys` receives the keys in full screen.
    case recordingKeys(KeyRecording)

    package enum Input {
        /// The user has submitted an entry, a command or an empty line.
        case submitted
        /// Ctrl-C on an empty line has listed the active subscriptions.
        case asked(EndChoice)
        /// Ctrl-C or a digit has ended a subscription.
        case ended
        case opened(LiveApp)
        case beganRecording(KeyRecording)
        /// The user has left the app or the recording.
        case left
    }

    func nextMode(_ input: Input) -> Mode {
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

/// The subscriptions, by handle, that Ctrl-C on an empty line offers to end.
package struct EndChoice: Equatable {
    /// The handle of the subscription that the next Ctrl-C ends.
    package var newestName: String
    /// The handles for the digits, beginning with 1; empty if there is only one subscription.
    package var choices: [String] = []
}

/// The reason why a session runs code.
package enum RunReason {
    case idle
    /// The clock advances while the user types.
    case tick
    /// Entries are replayed, each at its recorded time.
    case replay
}

/// The amount of output, from all to none.
package enum OutputLevel: Comparable {
    case full
    /// Prints no advice; used for parts of lessons and for actions of keys.
    case quiet
    /// Prints no timeline lines either; used for an example of a lesson, because its diagram follows.
    case withoutTimeline
    case silent
}

extension ReplSession {
    var isTicking: Bool { activity == .tick }
    package var isReplaying: Bool { activity == .replay }
    package var isSilent: Bool { outputLevel == .silent }

    /// The app that is displayed in full screen; nil if there is none.
    package var liveApp: LiveApp? {
        get { if case .app(let app) = mode { app } else { nil } }
        set { if let newValue, case .app = mode { mode = .app(newValue) } }
    }

    /// The recording of keys that is in progress; nil if there is none.
    package var keyRecording: KeyRecording? {
        get { if case .recordingKeys(let recording) = mode { recording } else { nil } }
        set { if let newValue, case .recordingKeys = mode { mode = .recordingKeys(newValue) } }
    }

    package func enterMode(_ input: Mode.Input) { mode = mode.nextMode(input) }

    @discardableResult
    package func whileRunning<Result>(_ activity: RunReason, _ body: () -> Result) -> Result {
        let before = self.activity
        self.activity = activity
        defer { self.activity = before }
        return body()
    }

    /// Runs `body` with at most this level of output.
    @discardableResult
    package func withOutputLevel<Result>(_ voice: OutputLevel, _ body: () -> Result) -> Result {
        let before = self.outputLevel
        self.outputLevel = max(before, voice)
        defer { self.outputLevel = before }
        return body()
    }
}
