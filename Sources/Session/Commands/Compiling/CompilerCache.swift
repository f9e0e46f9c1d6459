import Assist
import Platform
import SessionCore

/// The folder of each compiled program is named by a hash of its content.
enum CompilerCache {
    /// The number of programs to keep; if there are more, those used least recently are removed.
    private static let maxFolders = 200

    /// Removes a folder and the files in it.
    static func remove(_ folder: String) {
        for name in FileNames.fileNames(in: folder) { _ = FileSystem.removeFile(folder + "/" + name) }
        _ = FileSystem.removeFolder(folder)
    }

    /// Removes the programs that were used least recently.
    static func removeOldFolders(_ folder: String) {
        let names = FileNames.fileNames(in: folder)
        guard names.count > maxFolders else { return }
        let dated = names.map { name -> (time: Int, name: String) in
            (FileStatus(folder + "/" + name + "/used")?.modificationTime.seconds ?? 0, name)
        }
        for (_, name) in dated.sorted(by: { $0.time > $1.time }).dropFirst(maxFolders) { remove(folder + "/" + name) }
    }

    /// Records that the program in a folder was used now.
    static func markUsed(_ folder: String) {
        SystemFile(folder + "/used", [.writing, .creating, .truncating])?.close()
    }
}

enum FileNames {
    /// Returns the names in a folder.
    static func fileNames(in folder: String) -> [String] {
        Files.names(in: folder, beginningWith: "").map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }
}

/// Computes a short hash of a text. Two texts may have the same hash, so the stored text is compared too.
enum ContentHash {
    /// Returns the FNV-1a hash in 64 bits, as 16 hexadecimal digits.
    static func of(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
