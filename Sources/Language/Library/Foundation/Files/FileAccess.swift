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

    private let scratchLimit: Int
    /// The size of the files in the scratch folder; nil if it must be computed again.
    private var scratchSize: Int?
    private var isFull = false
    private var mounts: [Mount] = []
    private var refusedPaths: Set<String> = []
    private var scratchPath: String?

    public init(_ grant: FileGrant) {
        scratchLimit = grant.scratchLimit
        programFolder = FileAccess.canonicalPath(".") ?? "/"
        mounts = grant.openFolders.compactMap(FileAccess.canonicalPath).map { folder in
            Mount(name: folder, place: { folder }, isWritable: true)
        }
        for (name, part) in [(FileAccess.temporaryFolder, "tmp"), (FileAccess.homeFolder, "home")] {
            let place = { [unowned self] in scratchFolder(part) }
            mounts.append(Mount(name: name, place: place, isWritable: true, isScratch: true))
        }
        sortMounts()
        if let home = grant.programFolder { allowReading(in: home) }
    }

    /// Permits reading files in the folder of the program's file.
    public func allowReading(in folder: String) {
        guard let folder = FileAccess.canonicalPath(folder) else { return }
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
        guard let folder = scratchPath else { return }
        scratchPath = nil
        FileAccess.foldersToDelete.remove(folder)
        FileTree.remove(folder)
    }

    /// Scratch folders to delete when the process ends. Guarded by the world lock; the exit handler runs after that
    /// lock is released.
    nonisolated(unsafe) private static var foldersToDelete: Set<String> = {
        SystemProcess.atExit { for folder in FileAccess.foldersToDelete { FileTree.remove(folder) } }
        return []
    }()

    // MARK: From a program's path to the machine's

    /// Returns the machine's path of a file that the program may read; nil if there is none.
    func readablePath(_ path: String) -> String? {
        let name = absolutePath(path)
        var isCovered = false
        for mount in mounts where FileAccess.covers(mount.name, name) {
            isCovered = true
            guard let place = mount.place(),
                let found = FileAccess.canonicalPath(place + name.dropFirst(mount.name.utf8.count))
            else { continue }
            if FileAccess.covers(FileAccess.canonicalPath(place) ?? place, found) { return found }
        }
        if !isCovered { refuse(name, isWriting: false) }
        return nil
    }

    /// Returns the machine's path of a file that the program may write; nil if it may not.
    func writablePath(_ path: String) -> String? {
        let name = absolutePath(path)
        for mount in mounts where mount.isWritable && FileAccess.covers(mount.name, name) {
            guard let place = mount.place(), let root = FileAccess.canonicalPath(place) else { continue }
            let target = place + name.dropFirst(mount.name.utf8.count)
            // For a new file, the nearest parent folder that exists is checked.
            var known = target
            while FileAccess.canonicalPath(known) == nil, known.utf8.count > place.utf8.count {
                known = FileGrant.folder(of: known)
            }
            if let found = FileAccess.canonicalPath(known), FileAccess.covers(root, found) { return target }
        }
        refuse(name, isWriting: true)
        return nil
    }

    /// Returns true for the path of a mount itself. The program may change its contents, but not remove it.
    func isRoot(_ path: String) -> Bool {
        let name = absolutePath(path)
        return mounts.contains { $0.name == name || FileAccess.covers(name, $0.name) }
    }

    /// Returns true if no mount contains the path. Then the program must not even learn if the file exists.
    func isOutside(_ path: String) -> Bool {
        let name = absolutePath(path)
        return !mounts.contains { FileAccess.covers($0.name, name) }
    }

    /// Returns the path without `.`, `..` and repeated slashes; relative paths begin in the program's folder.
    func absolutePath(_ path: String) -> String {
        var parts: [Substring] = path.hasPrefix("/") ? [] : programFolder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    private func refuse(_ name: String, isWriting: Bool) {
        if refusedPaths.insert(name).inserted { onRefusal(name, isWriting) }
    }

    private static func covers(_ folder: String, _ path: String) -> Bool {
        folder == "/" || path == folder || path.hasPrefix(folder + "/")
    }

    private static func canonicalPath(_ path: String) -> String? {
        FileSystem.canonicalPath(path)
    }

    // MARK: Scratch

    private func scratchFolder(_ part: String) -> String? {
        if scratchPath == nil {
            let wanted = SystemProcess.variable("TMPDIR") ?? "/tmp"
            guard let folder = FileAccess.makeScratch(in: wanted) ?? FileAccess.makeScratch(in: "/tmp") else {
                onMissingFolder(wanted, nil)
                return nil
            }
            if !folder.hasPrefix(wanted + "/") { onMissingFolder(wanted, "/tmp") }
            for name in FileAccess.standardFolders {
                _ = FileSystem.makeFolder(folder + "/" + name, permissions: 0o700)
            }
            FileAccess.foldersToDelete.insert(folder)
            scratchPath = folder
        }
        return scratchPath.map { $0 + "/" + part }
    }

    /// Runs a write of this many bytes if there is space for them: only the scratch folder has a limit. After a
    /// failure, `SystemError.last` has the reason.
    func writeWithinLimit(_ bytes: Int, to path: String, _ body: () -> Bool) -> Bool {
        guard let scratchPath, isScratch(path) else { return body() }
        let before = FileTree.kind(path) == nil ? 0 : FileTree.diskSpace(path)
        let now = scratchSize ?? FileTree.diskSpace(scratchPath)
        guard FileTree.diskSpace(of: bytes) <= scratchLimit - (now - before) else {
            if !isFull { onFullScratch(scratchLimit) }
            isFull = true
            SystemError.lastError = .noSpace
            return false
        }
        guard body() else { return false }
        scratchSize = now - before + FileTree.diskSpace(of: bytes)
        return true
    }

    /// Returns true if a machine path is inside the scratch folder.
    func isScratch(_ path: String) -> Bool { scratchPath.map { FileAccess.covers($0, path) } ?? false }

    /// Makes the next write compute the size of the scratch folder again. The function is called after a file was
    /// removed.
    func invalidateScratchSize() { scratchSize = nil }

    private static func makeScratch(in place: String) -> String? {
        FileSystem.makeTemporaryFolder(place + "/rill-")
    }
}
