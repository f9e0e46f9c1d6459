import Runtime

/// Files, as far as a program may see them (`Files/FileAccess.swift`).
let filesPage = LibraryPage(
    name: "Files", module: "Foundation",
    text: #"""
        // MARK: What the machine does; nil, false or no names: `_fileCode()` says why

        func _fileCode() -> Int
        func _fileRead(_ path: String) -> Data?
        func _fileWrite(_ path: String, _ data: Data) -> Bool
        func _fileExists(_ path: String) -> Bool
        func _fileIsFolder(_ path: String) -> Bool
        func _fileSize(_ path: String) -> Int
        func _fileNames(_ path: String) -> [String]?
        func _fileMakeFolder(_ path: String, _ withParents: Bool) -> Bool
        func _fileRemove(_ path: String) -> Bool
        func _fileMove(_ path: String, _ target: String) -> Bool
        func _fileProgramFolder() -> String
        func _fileTemporaryFolder() -> String
        func _fileHomeFolder() -> String

        /// What can be wrong with a file.
        struct CocoaError: Error, Hashable, CustomNSError, CustomStringConvertible, _WordedError {
            struct Code: RawRepresentable, Hashable {
                let rawValue: Int
                init(rawValue: Int) { self.rawValue = rawValue }
            }
            let code: CocoaError.Code
            let filePath: String?
            init(_ code: CocoaError.Code) {
                self.code = code
                filePath = nil
            }
            init(_ code: CocoaError.Code, _path path: String) {
                self.code = code
                filePath = path
            }
            static var errorDomain: String { "NSCocoaErrorDomain" }
            var errorCode: Int { code.rawValue }
            var errorUserInfo: [String: Any] {
                guard let filePath else { return [:] }
                return ["NSFilePath": filePath]
            }
            var _reason: String? {
                switch code.rawValue {
                case 4, 260: return "The file doesn’t exist."
                case 257, 513: return "You don’t have permission."
                case 259: return "The file isn’t in the correct format."
                case 261: return "The specified text encoding isn’t applicable."
                case 516: return "A file with the same name already exists."
                case 640: return "There isn’t enough space."
                case 642: return "The volume is read only."
                default: return nil
                }
            }
            var localizedDescription: String {
                "The operation could not be completed. \(_reason ?? "(NSCocoaErrorDomain error \(errorCode).)")"
            }
            var description: String {
                let text = "Error Domain=NSCocoaErrorDomain Code=\(errorCode) \"\(_reason ?? "(null)")\""
                guard let filePath else { return text }
                return text + "UserInfo={NSFilePath=\(filePath), NSURL=file://\(filePath)}"
            }
        }
        func _fileFailure(_ path: String) -> CocoaError {
            CocoaError(CocoaError.Code(rawValue: _fileCode()), _path: path)
        }

        // MARK: Texts and bytes

        extension Data {
            struct ReadingOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let mappedIfSafe = Data.ReadingOptions(rawValue: 1)
                static let uncached = Data.ReadingOptions(rawValue: 2)
                static let alwaysMapped = Data.ReadingOptions(rawValue: 8)
            }
            struct WritingOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let atomic = Data.WritingOptions(rawValue: 1)
                static let withoutOverwriting = Data.WritingOptions(rawValue: 2)
            }
            /// The bytes of a file, or of what an address of the web answers.
            init(contentsOf url: URL, options: Data.ReadingOptions = []) throws {
                if let scheme = url.scheme, scheme != "file" {
                    self = try _fetched(url)
                    return
                }
                guard let data = _fileRead(url.path) else { throw _fileFailure(url.path) }
                self = data
            }
            /// Puts the bytes into a file.
            func write(to url: URL, options: Data.WritingOptions = []) throws {
                if options.contains(.withoutOverwriting), _fileExists(url.path) {
                    throw CocoaError(.fileWriteFileExists, _path: url.path)
                }
                if !_fileWrite(url.path, self) { throw _fileFailure(url.path) }
            }
        }
        extension String {
            /// The text of a file.
            init(contentsOfFile path: String, encoding enc: String.Encoding = .utf8) throws {
                guard let data = _fileRead(path) else { throw _fileFailure(path) }
                guard let text = String(data: data, encoding: enc) else { throw CocoaError(.fileReadCorruptFile) }
                self = text
            }
            /// The text of a file, or of what an address of the web answers.
            init(contentsOf url: URL, encoding enc: String.Encoding = .utf8) throws {
                guard let text = String(data: try Data(contentsOf: url), encoding: enc) else {
                    throw CocoaError(.fileReadCorruptFile)
                }
                self = text
            }
        }
        extension StringProtocol {
            /// Puts the text into a file.
            func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {
                guard let data = String(self).data(using: enc) else {
                    throw CocoaError(CocoaError.Code(rawValue: 517), _path: path)
                }
                if !_fileWrite(path, data) { throw _fileFailure(path) }
            }
            /// Puts the text into a file.
            func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {
                try write(toFile: url.path, atomically: useAuxiliaryFile, encoding: enc)
            }
        }

        // MARK: Folders

        /// A truth value of Objective-C.
        struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
            var boolValue: Bool
            init(_ value: Bool) { boolValue = value }
            init(booleanLiteral value: Bool) { boolValue = value }
            var description: String { boolValue.description }
        }
        /// A fact about a file.
        struct FileAttributeKey: RawRepresentable, Hashable {
            let rawValue: String
            init(rawValue: String) { self.rawValue = rawValue }
            static let size = FileAttributeKey(rawValue: "NSFileSize")
            static let type = FileAttributeKey(rawValue: "NSFileType")
        }
        /// A fact about what an address stands for.
        struct URLResourceKey: RawRepresentable, Hashable {
            let rawValue: String
            init(rawValue: String) { self.rawValue = rawValue }
            static let nameKey = URLResourceKey(rawValue: "NSURLNameKey")
            static let isDirectoryKey = URLResourceKey(rawValue: "NSURLIsDirectoryKey")
            static let fileSizeKey = URLResourceKey(rawValue: "NSURLFileSizeKey")
            static let creationDateKey = URLResourceKey(rawValue: "NSURLCreationDateKey")
            static let contentModificationDateKey = URLResourceKey(rawValue: "NSURLContentModificationDateKey")
        }
        /// What is done with files and folders. A program sees the folder of its own file, `/tmp` and a home, both its own.
        class FileManager: NSObject {
            static let `default` = FileManager()
            enum SearchPathDirectory: UInt {
                case documentDirectory = 9
                case cachesDirectory = 13
                case applicationSupportDirectory = 14
                case libraryDirectory = 5
            }
            struct SearchPathDomainMask: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let userDomainMask = FileManager.SearchPathDomainMask(rawValue: 1)
                static let allDomainsMask = FileManager.SearchPathDomainMask(rawValue: 65535)
            }
            var currentDirectoryPath: String { _fileProgramFolder() }
            var temporaryDirectory: URL { URL(fileURLWithPath: _fileTemporaryFolder() + "/") }
            var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: _fileHomeFolder() + "/") }
            func contents(atPath path: String) -> Data? { _fileRead(path) }
            func fileExists(atPath path: String) -> Bool { _fileExists(path) }
            func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
                isDirectory = ObjCBool(_fileIsFolder(path))
                return _fileExists(path)
            }
            func isReadableFile(atPath path: String) -> Bool { _fileExists(path) }
            @discardableResult func createFile(
                atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
            ) -> Bool {
                _fileWrite(path, data ?? Data())
            }
            func createDirectory(
                atPath path: String, withIntermediateDirectories createIntermediates: Bool,
                attributes: [FileAttributeKey: Any]? = nil
            ) throws {
                if !_fileMakeFolder(path, createIntermediates) { throw _fileFailure(path) }
            }
            func createDirectory(
                at url: URL, withIntermediateDirectories createIntermediates: Bool,
                attributes: [FileAttributeKey: Any]? = nil
            ) throws {
                try createDirectory(atPath: url.path, withIntermediateDirectories: createIntermediates)
            }
            /// The names of what is in a folder, in no order that a program may count on.
            func contentsOfDirectory(atPath path: String) throws -> [String] {
                guard let names = _fileNames(path) else { throw _fileFailure(path) }
                return names
            }
            struct DirectoryEnumerationOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
                static let skipsPackageDescendants = DirectoryEnumerationOptions(rawValue: 2)
                static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
            }
            /// The places of what is in a folder.
            func contentsOfDirectory(
                at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = []
            ) throws -> [URL] {
                try contentsOfDirectory(atPath: url.path)
                    .filter { !mask.contains(.skipsHiddenFiles) || !$0.hasPrefix(".") }
                    .map { url.appendingPathComponent($0) }
            }
            func removeItem(atPath path: String) throws { if !_fileRemove(path) { throw _fileFailure(path) } }
            func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }
            func moveItem(atPath srcPath: String, toPath dstPath: String) throws {
                if _fileExists(dstPath) { throw CocoaError(.fileWriteFileExists, _path: srcPath) }
                if !_fileMove(srcPath, dstPath) { throw _fileFailure(srcPath) }
            }
            func moveItem(at srcURL: URL, to dstURL: URL) throws {
                try moveItem(atPath: srcURL.path, toPath: dstURL.path)
            }
            func copyItem(atPath srcPath: String, toPath dstPath: String) throws {
                if _fileExists(dstPath) { throw CocoaError(.fileWriteFileExists, _path: srcPath) }
                guard let data = _fileRead(srcPath) else { throw _fileFailure(srcPath) }
                if !_fileWrite(dstPath, data) { throw _fileFailure(dstPath) }
            }
            func copyItem(at srcURL: URL, to dstURL: URL) throws {
                try copyItem(atPath: srcURL.path, toPath: dstURL.path)
            }
            func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
                if !_fileExists(path) { throw CocoaError(.fileReadNoSuchFile, _path: path) }
                let type = _fileIsFolder(path) ? "NSFileTypeDirectory" : "NSFileTypeRegular"
                return [.size: _fileSize(path), .type: type]
            }
            func urls(
                for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
            ) -> [URL] {
                [URL(fileURLWithPath: _standardFolder(directory))]
            }
            func url(
                for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
                appropriateFor url: URL?, create shouldCreate: Bool
            ) throws -> URL {
                URL(fileURLWithPath: _standardFolder(directory))
            }
        }
        func _standardFolder(_ directory: FileManager.SearchPathDirectory) -> String {
            switch directory {
            case .documentDirectory: return _fileHomeFolder() + "/Documents"
            case .cachesDirectory: return _fileHomeFolder() + "/.cache/"
            case .applicationSupportDirectory: return _fileHomeFolder() + "/.local/share/"
            case .libraryDirectory: return _fileHomeFolder() + "/"
            }
        }
        func NSTemporaryDirectory() -> String { _fileTemporaryFolder() + "/" }
        func NSHomeDirectory() -> String { _fileHomeFolder() }
        func NSSearchPathForDirectoriesInDomains(
            _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
            _ expandTilde: Bool
        ) -> [String] {
            [_standardFolder(directory)]
        }
        extension URL {
            static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
            static var documentsDirectory: URL { URL(fileURLWithPath: _standardFolder(.documentDirectory)) }
            static var cachesDirectory: URL { URL(fileURLWithPath: _standardFolder(.cachesDirectory)) }
        }

        /// What comes with a program: the files beside its own.
        class Bundle: NSObject {
            static let main = Bundle()
            convenience init(for aClass: AnyClass) { self.init() }
            var bundlePath: String { _fileProgramFolder() }
            var bundleURL: URL { URL(fileURLWithPath: _fileProgramFolder()) }
            var resourcePath: String? { _fileProgramFolder() }
            var resourceURL: URL? { bundleURL }
            var bundleIdentifier: String? { nil }
            var infoDictionary: [String: Any]? { [:] }
            func object(forInfoDictionaryKey key: String) -> Any? { nil }
            /// The path of a file beside the program; `nil` if there is none.
            func path(forResource name: String?, ofType ext: String?) -> String? {
                guard let name else { return nil }
                let path = _fileProgramFolder() + "/" + name + ((ext ?? "").isEmpty ? "" : "." + ext!)
                return _fileExists(path) ? path : nil
            }
            /// The address of a file beside the program; `nil` if there is none.
            func url(forResource name: String?, withExtension ext: String?) -> URL? {
                path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
            }
        }
        """#)

/// A constant for each thing that can be wrong with a file, as a code and as a member of the error itself.
let fileCodesPage = LibraryPage(name: "FileCodes", module: "Foundation", made: fileCodes)

private let fileCodes: String = {
    let numbers = [
        ("fileNoSuchFile", 4),
        ("fileReadUnknown", 256),
        ("fileReadNoPermission", 257),
        ("fileReadInvalidFileName", 258),
        ("fileReadCorruptFile", 259),
        ("fileReadNoSuchFile", 260),
        ("fileReadInapplicableStringEncoding", 261),
        ("fileReadTooLarge", 263),
        ("fileReadUnknownStringEncoding", 264),
        ("fileWriteUnknown", 512),
        ("fileWriteNoPermission", 513),
        ("fileWriteFileExists", 516),
        ("fileWriteOutOfSpace", 640),
        ("fileWriteVolumeReadOnly", 642),
    ]
    func constants(_ value: (_ name: String, _ number: Int) -> String) -> String {
        numbers.map { "    static let \($0) = \(value($0, $1))\n" }.joined()
    }
    return "extension CocoaError.Code {\n" + constants { "CocoaError.Code(rawValue: \($1))" } + "}\n"
        + "extension CocoaError {\n" + constants { name, _ in "CocoaError.Code.\(name)" } + "}\n"
}()
