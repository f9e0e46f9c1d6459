/// The files of the machine that a program may use besides its scratch folder.
public struct FileGrant: Sendable {
    /// The folder of the program's file, which the program may read; it is also the folder of `Bundle.main`.
    public var programFolder: String?
    /// Folders that the user opened for reading and writing (`--allow-files DIR`).
    public var openFolders: [String]
    /// The size limit for the scratch folder in bytes (`--scratch SIZE`).
    public var scratchLimit: Int

    public init(programFolder: String? = nil, openFolders: [String] = [], scratchLimit: Int = 256 << 20) {
        self.programFolder = programFolder
        self.openFolders = openFolders
        self.scratchLimit = scratchLimit
    }

    /// Returns the folder of a file.
    public static func folder(of file: String) -> String {
        guard let slash = file.lastIndex(of: "/") else { return "." }
        return slash == file.startIndex ? "/" : String(file[..<slash])
    }
}
