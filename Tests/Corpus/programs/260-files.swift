// What is written to a temporary file is read again, decoded, watched by an observable, and removed.  // from our engine
import Foundation
import RxSwift

struct Note: Codable, Equatable {
    let title: String
    let tags: [String]
}

enum Store {
    static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rill-260-files", isDirectory: true)
    static func file(_ name: String) -> URL { folder.appendingPathComponent(name).appendingPathExtension("json") }

    static func save(_ notes: [Note], as name: String) -> Completable {
        .create { completable in
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try JSONEncoder().encode(notes).write(to: file(name), options: .atomic)
                completable(.completed)
            } catch {
                completable(.error(error))
            }
            return Disposables.create()
        }
    }

    static func load(_ name: String) -> Single<[Note]> {
        .create { single in
            do {
                let data = try Data(contentsOf: file(name))
                single(.success(try JSONDecoder().decode([Note].self, from: data)))
            } catch {
                single(.failure(error))
            }
            return Disposables.create()
        }
    }
}

let bag = DisposeBag()
let notes = [Note(title: "Milk", tags: ["shop"]), Note(title: "Call Ann", tags: [])]
Store.save(notes, as: "list")
    .andThen(Store.load("list"))
    .subscribe(onSuccess: { print("read:", $0.map(\.title), $0 == notes) })
    .disposed(by: bag)
Store.load("other")
    .catch { error in
        print("failed:", error.localizedDescription, (error as? CocoaError)?.code == .fileReadNoSuchFile)
        return .just([])
    }
    .subscribe(onSuccess: { print("instead:", $0) })
    .disposed(by: bag)

let plain = Store.folder.appendingPathComponent("plain.txt")
try "one\ntwo\nthree".write(to: plain, atomically: true, encoding: .utf8)
print(try String(contentsOf: plain, encoding: .utf8).components(separatedBy: "\n"))
print(try String(contentsOfFile: plain.path, encoding: .utf8).count)
print(try FileManager.default.contentsOfDirectory(atPath: Store.folder.path).sorted())
print(FileManager.default.contents(atPath: plain.path)?.count ?? -1, FileManager.default.fileExists(atPath: plain.path))
try FileManager.default.moveItem(at: plain, to: Store.folder.appendingPathComponent("moved.txt"))
print(FileManager.default.fileExists(atPath: plain.path))
do {
    try FileManager.default.removeItem(at: plain)
} catch let error as CocoaError {
    print(error.code == .fileNoSuchFile, error.code.rawValue)
}
try FileManager.default.removeItem(at: Store.folder)
var isFolder: ObjCBool = true
print(FileManager.default.fileExists(atPath: Store.folder.path, isDirectory: &isFolder))
guard let path = Bundle.main.path(forResource: "no-such-resource", ofType: "txt") else {
    print("no resource")
    exit(0)
}
print(path)
