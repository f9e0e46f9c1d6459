import Platform

/// The files that one program can see. They are in mounts: each mount is a folder of the machine under a path of the
/// program.
///
/// `/tmp` and the home directory are inside a private scratch folder, deleted at the program's end, so their printed
/// names are the same everywhere. Reading searches each mount that contains a path, the innermost first; writing uses
/// the innermost writable one. A link that leads out of its mount is invalid.
public final class FileAccess {
    public static let homeFolder = "/home/rill"
    public static let temporaryFolder = "/tmp"
    static let standardFolders = ["tmp", "home", "home/Documents", "home/.cache", "home/.local", "home/.local/share"]

    private struct Mount {
        /// The path of the mount in the program.
        var name: String
        /// The path of the mount on the machine; nil if it does not exist.
        var place: () -> String?
        var isWritable: Bool
        var isScratch = false
    }

    /// The folder of `Bundle.main`.
    private(set) var programFolder: String
    /// The closure is called once for each refused path.
    public var onRefusal: (_ path: String, _ isWriting: Bool) -> Void = { _, _ in }

    /// The closure is called if the folder for temporary files (`TMPDIR`) cannot be used. Receives the folder that is
    /// used instead; nil if there is none.
    public var onMissingFolder: (_ wanted: String, _ used: String?) -> Void = { _, _ in }

    /// The closure is called once when the scratch folder is full, with its limit in bytes.
    public var onFullScratch: (_ limit: Int) -> Void = { _ in }

    private let limit: Int
    /// The size of the files in the scratch folder; nil if it must be computed again.
    private var held: Int?
    private var isFull = false
    private var mounts: [Mount] = []
    private var refused: Set<String> = []
    private var scratch: String?

    public init(_ grant: FileGrant) {
        limit = grant.scratch
        programFolder = FileAccess.canonical(".") ?? "/"
        mounts = grant.open.compactMap(FileAccess.canonical).map { folder in
            Mount(name: folder, place: { folder }, isWritable: true)
        }
        for (name, part) in [(FileAccess.temporaryFolder, "tmp"), (FileAccess.homeFolder, "home")] {
            let place = { [unowned self] in scratchFolder(part) }
            mounts.append(Mount(name: name, place: place, isWritable: true, isScratch: true))
        }
        sortMounts()
        if let home = grant.home { allowReading(in: home) }
    }

    /// Permits reading files in the folder of the program's file.
    public func allowReading(in folder: String) {
        guard let folder = FileAccess.canonical(folder) else { return }
        programFolder = folder
        if mounts.contains(where: { $0.name == folder && !$0.isScratch }) { return }
        mounts.append(Mount(name: folder, place: { folder }, isWritable: false))
        sortMounts()
    }

    /// Sorts mounts by depth, the innermost first. If two have the same depth, the scratch folder comes after the
    /// other.
    private func sortMounts() {
        mounts.sort { ($0.name.utf8.count, $1.isScratch ? 1 : 0) > ($1.name.utf8.count, $0.isScratch ? 1 : 0) }
    }

    deinit { close() }

    /// Deletes the scratch folder.
    public func close() {
        guard let folder = scratch else { return }
        scratch = nil
        FileAccess.left.remove(folder)
        FileTree.remove(folder)
    }

    /// Scratch folders to delete when the process ends. Guarded by the world lock; the exit handler runs after that
    /// lock is released.
    nonisolated(unsafe) private static var left: Set<String> = {
        SystemProcess.atExit { for folder in FileAccess.left { FileTree.remove(folder) } }
        return []
    }()

    // MARK: From a program's path to the machine's

    /// Returns the machine's path of a file that the program may read; nil if there is none.
    func existing(_ path: String) -> String? {
        let name = absolute(path)
        var isCovered = false
        for mount in mounts where FileAccess.covers(mount.name, name) {
            isCovered = true
            guard let place = mount.place(),
                let found = FileAccess.canonical(place + name.dropFirst(mount.name.utf8.count))
            else { continue }
            if FileAccess.covers(FileAccess.canonical(place) ?? place, found) { return found }
        }
        if !isCovered { refuse(name, isWriting: false) }
        return nil
    }

    /// Returns the machine's path of a file that the program may write; nil if it may not.
    func writable(_ path: String) -> String? {
        let name = absolute(path)
        for mount in mounts where mount.isWritable && FileAccess.covers(mount.name, name) {
            guard let place = mount.place(), let root = FileAccess.canonical(place) else { continue }
            let target = place + name.dropFirst(mount.name.utf8.count)
            // For a new file, the nearest parent folder that exists is checked.
            var known = target
            while FileAccess.canonical(known) == nil, known.utf8.count > place.utf8.count {
                known = FileGrant.folder(of: known)
            }
            if let found = FileAccess.canonical(known), FileAccess.covers(root, found) { return target }
        }
        refuse(name, isWriting: true)
        return nil
    }

    /// Returns true for the path of a mount itself. The program may change its contents, but not remove it.
    func isRoot(_ path: String) -> Bool {
        let name = absolute(path)
        return mounts.contains { $0.name == name || FileAccess.covers(name, $0.name) }
    }

    /// Returns true if no mount contains the path. Then the program must not even learn if the file exists.
    func isOutside(_ path: String) -> Bool {
        let name = absolute(path)
        return !mounts.contains { FileAccess.covers($0.name, name) }
    }

    /// Returns the path without `.`, `..` and repeated slashes; relative paths begin in the program's folder.
    func absolute(_ path: String) -> String {
        var parts: [Substring] = path.hasPrefix("/") ? [] : programFolder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    private func refuse(_ name: String, isWriting: Bool) {
        if refused.insert(name).inserted { onRefusal(name, isWriting) }
    }

    private static func covers(_ folder: String, _ path: String) -> Bool {
        folder == "/" || path == folder || path.hasPrefix(folder + "/")
    }

    private static func canonical(_ path: String) -> String? {
        FileSystem.canonicalPath(path)
    }

    // MARK: Scratch

    private func scratchFolder(_ part: String) -> String? {
        if scratch == nil {
            let wanted = SystemProcess.variable("TMPDIR") ?? "/tmp"
            guard let folder = FileAccess.makeScratch(in: wanted) ?? FileAccess.makeScratch(in: "/tmp") else {
                onMissingFolder(wanted, nil)
                return nil
            }
            if !folder.hasPrefix(wanted + "/") { onMissingFolder(wanted, "/tmp") }
            for name in FileAccess.standardFolders {
                _ = FileSystem.makeFolder(folder + "/" + name, permissions: 0o700)
            }
            FileAccess.left.insert(folder)
            scratch = folder
        }
        return scratch.map { $0 + "/" + part }
    }

    /// Runs a write of this many bytes if there is space for them: only the scratch folder has a limit. After a
    /// failure, `SystemError.last` has the reason.
    func write(_ bytes: Int, to place: String, _ act: () -> Bool) -> Bool {
        guard let scratch, isScratch(place) else { return act() }
        let before = FileTree.kind(place) == nil ? 0 : FileTree.room(place)
        let now = held ?? FileTree.room(scratch)
        guard FileTree.room(of: bytes) <= limit - (now - before) else {
            if !isFull { onFullScratch(limit) }
            isFull = true
            SystemError.lastError = .noSpace
            return false
        }
        guard act() else { return false }
        held = now - before + FileTree.room(of: bytes)
        return true
    }

    /// Returns true if a machine path is inside the scratch folder.
    func isScratch(_ place: String) -> Bool { scratch.map { FileAccess.covers($0, place) } ?? false }

    /// Makes the next write compute the size of the scratch folder again. The function is called after a file was
    /// removed.
    func countAgain() { held = nil }

    private static func makeScratch(in place: String) -> String? {
        FileSystem.makeTemporaryFolder(place + "/rill-")
    }
}
