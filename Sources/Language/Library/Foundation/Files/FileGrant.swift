/// What a program may see of the machine's files, besides a scratch folder of its own.
public struct FileGrant: Sendable {
    /// The folder of the program's file: it may be read. What `Bundle.main` stands for.
    public var home: String?
    /// Folders that the user opened for reading and writing (`--allow-files DIR`).
    public var open: [String]
    /// How many bytes the scratch folder may hold (`--scratch SIZE`).
    public var scratch: Int

    public init(home: String? = nil, open: [String] = [], scratch: Int = 256 << 20) {
        self.home = home
        self.open = open
        self.scratch = scratch
    }

    /// The folder in which a file stands.
    public static func folder(of file: String) -> String {
        guard let slash = file.lastIndex(of: "/") else { return "." }
        return slash == file.startIndex ? "/" : String(file[..<slash])
    }
}
