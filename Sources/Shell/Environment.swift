import Platform

/// The environment variables and paths that the shell uses.
enum ShellEnvironment {
    static func variable(_ name: String) -> String? {
        SystemProcess.variable(name)
    }

    /// True if the locale supports more than ASCII.
    static var isUnicode: Bool {
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let value = variable(name), !value.isEmpty {
                let lowered = value.lowercased()
                return lowered.contains("utf-8") || lowered.contains("utf8")
            }
        }
        return false
    }

    /// The path `$XDG_STATE_HOME/rill`, by default in the home directory; nil if there is no home directory.
    static var stateDirectory: String? { directory("XDG_STATE_HOME", ".local/state") }

    /// `$XDG_CONFIG_HOME/rill`.
    static var configDirectory: String? { directory("XDG_CONFIG_HOME", ".config") }

    private static func directory(_ name: String, _ place: String) -> String? {
        if let value = variable(name), value.hasPrefix("/") { return value + "/rill" }
        guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
        return home + "/" + place + "/rill"
    }

    /// The time of a monotonic clock in nanoseconds.
    static var monotonicNanoseconds: UInt64 {
        UInt64(SystemClock.monotonicNanoseconds)
    }

    /// The seconds since 1970, for the history file.
    static var unixSeconds: Int { SystemClock.unixSeconds }
}
