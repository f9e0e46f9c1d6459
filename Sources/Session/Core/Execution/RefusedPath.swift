/// The message for a file that a program may not access.
enum PathMessages {
    static func notFileMessage(_ path: String, isWriting: Bool) -> String {
        let kept = isWriting ? "write" : "read"
        return "a program may not \(kept) '\(path)': it may use only its own folder, /tmp and home directory"
            + " (--allow-files \(folder(of: path)))"
    }

    static func missingFolderMessage(_ folder: String, used: String?) -> String {
        "cannot create files in TMPDIR, '\(folder)': "
            + (used.map { "\($0) is used instead" } ?? "the program has no /tmp and no home directory")
    }

    static func fullDiskMessage(_ limit: Int) -> String {
        "a program's /tmp and home are full: \(limit >> 20) MB (--scratch \(max(1, limit >> 19))M)"
    }

    private static func folder(of path: String) -> String {
        let end = path.lastIndex(of: "/") ?? path.startIndex
        return end == path.startIndex ? "/" : String(path[..<end])
    }
}
