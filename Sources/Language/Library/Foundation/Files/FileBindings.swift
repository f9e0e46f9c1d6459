import Platform
import Runtime

/// Natives for files in the mounts that the program can access.
func addFileModule(_ t: inout NativeModule) {
    let attempt = FileAttempt()
    addOpenFilesBindings(&t, attempt)
    t.zero("_fileCode()") { .int(attempt.code) }
    t.one("_fileRead(_:)") {
        try attempt.attemptRead($0) { try FileTree.read($0, allow: { try MemoryCeiling.checkAllocation($0, of: 1) }) }
            .map {
                .data($0)
            }
            ?? .none
    }
    t.one("_fileNames(_:)") { attempt.attemptRead($0) { FileTree.names(in: $0) }.map { .strings($0) } ?? .none }
    t.one("_fileExists(_:)") { .bool(attempt.attemptRead($0) { _ in true } ?? false) }
    t.one("_fileIsFolder(_:)") { .bool(attempt.attemptRead($0) { FileTree.kind($0) == .folder } ?? false) }
    t.one("_fileSize(_:)") { .int(attempt.attemptRead($0) { FileTree.size($0) } ?? 0) }
    t.two("_fileWrite(_:_:)") { path, data in
        let bytes = data.bytes
        return attempt.attemptWrite(path) { place in
            ProgramText.files.writeWithinLimit(bytes.count, to: place) { FileTree.write(place, bytes) }
        }
    }
    t.two("_fileMakeFolder(_:_:)") { path, deep in
        attempt.attemptWrite(path) { place in
            ProgramText.files.writeWithinLimit(0, to: place) { FileTree.makeFolder(place, withParents: deep.asBool) }
        }
    }
    t.one("_fileRemove(_:)") { path in
        if attempt.isRoot(path) { return .bool(false) }
        ProgramText.files.invalidateScratchSize()
        return attempt.attemptWrite(path) { FileTree.remove($0) }
    }
    t.two("_fileMove(_:_:)") { path, target in
        if attempt.isRoot(path) || attempt.isRoot(target) { return .bool(false) }
        ProgramText.files.invalidateScratchSize()
        return attempt.attemptWrite(target) { target in
            attempt.attemptWrite(path) { path in
                defer { ProgramText.files.invalidateScratchSize() }
                // Moving a file inside of the scratch folder adds no bytes to it.
                let added = ProgramText.files.isScratch(path) ? 0 : FileTree.diskSpace(path)
                return ProgramText.files.writeWithinLimit(added, to: target) { FileSystem.move(path, to: target) }
            }.asBool
        }
    }
    t.zero("_fileProgramFolder()") { .string(ProgramText.files.programFolder) }
    t.zero("_fileTemporaryFolder()") { .string(FileAccess.temporaryFolder) }
    t.zero("_fileHomeFolder()") { .string(FileAccess.homeFolder) }
}

/// Natives that read and write parts of files.
private func addOpenFilesBindings(_ t: inout NativeModule, _ attempt: FileAttempt) {
    t.three("_fileReadPart(_:_:_:)") { path, offset, count in
        try attempt.attemptRead(path) {
            try FileTree.read(
                $0, from: offset.asInt, count.asInt, allow: { try MemoryCeiling.checkAllocation($0, of: 1) })
        }.map { .data($0) } ?? .none
    }
    t.three("_fileWritePart(_:_:_:)") { path, data, offset in
        let bytes = data.bytes
        return attempt.attemptWrite(path) { place in
            let (end, isTooFar) = offset.asInt.addingReportingOverflow(bytes.count)
            let size = max(FileTree.size(place) ?? 0, isTooFar ? .max : end)
            return ProgramText.files.writeWithinLimit(size, to: place) {
                FileTree.write(place, bytes, at: offset.asInt)
            }
        }
    }
    t.two("_fileTruncate(_:_:)") { path, size in
        attempt.attemptWrite(path) { place in
            ProgramText.files.writeWithinLimit(size.asInt, to: place) { FileSystem.resize(place, to: size.asInt) }
        }
    }
}

/// Runs file operations by path and stores the reason of the last failure.
private final class FileAttempt {
    /// The code that Foundation uses for the last failure.
    private(set) var code = 0

    func attemptRead<Result>(_ path: Value, _ act: (String) throws -> Result?) rethrows -> Result? {
        let files = ProgramText.files
        code = FileCode.invalidName
        // The system reads a path only up to the first zero byte, and would use another file.
        if path.asString.utf8.contains(0) { return nil }
        code = files.isOutside(path.asString) ? FileCode.noPermissionToRead : FileCode.noSuchFile
        guard let place = files.readablePath(path.asString) else { return nil }
        if let result = try act(place) { return result }
        code = FileCode.codeForReading(.lastError)
        return nil
    }

    func attemptWrite(_ path: Value, _ act: (String) -> Bool) -> Value {
        code = FileCode.invalidNameToWrite
        if path.asString.utf8.contains(0) { return .bool(false) }
        code = FileCode.noPermissionToWrite
        guard let place = ProgramText.files.writablePath(path.asString) else { return .bool(false) }
        if act(place) { return .bool(true) }
        code = FileCode.codeForWriting(.lastError)
        return .bool(false)
    }

    /// Returns true if the path is a mount itself, which cannot be removed.
    func isRoot(_ path: Value) -> Bool {
        code = FileCode.noPermissionToWrite
        return ProgramText.files.isRoot(path.asString)
    }
}

/// The codes of Foundation's file errors.
private enum FileCode {
    static let noSuchFile = 260
    static let noPermissionToRead = 257
    static let noPermissionToWrite = 513
    static let invalidName = 258
    static let invalidNameToWrite = 514
    private static let unknownReading = 256
    private static let unknownWriting = 512

    private static let readCodes: [SystemError: Int] = [
        .noSuchFile: noSuchFile, .accessDenied: noPermissionToRead, .notPermitted: noPermissionToRead,
    ]
    private static let writeCodes: [SystemError: Int] = [
        .noSuchFile: 4, .accessDenied: noPermissionToWrite, .notPermitted: noPermissionToWrite, .exists: 516,
        .noSpace: 640, .readOnly: 642,
    ]

    static func codeForReading(_ reason: SystemError) -> Int { readCodes[reason] ?? unknownReading }
    static func codeForWriting(_ reason: SystemError) -> Int { writeCodes[reason] ?? unknownWriting }
}
