import Foundation  // from our engine
import RxSwift

// Answers of a service: one envelope type whose key is told to the decoder, kept with share(replay:scope:).
struct Envelope<Content: Decodable>: Decodable {
    let content: [Content]
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? = nil
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
    init(from decoder: Decoder) throws {
        guard let name = decoder.userInfo[CodingUserInfoKey(rawValue: "field")!] as? String,
              let key = Key(stringValue: name) else { throw ServiceError.unprepared }
        content = try decoder.container(keyedBy: Key.self).decode([Content].self, forKey: key)
    }
}
enum ServiceError: Error { case unprepared, unknown(path: String) }
struct Shelf: Decodable { let id: Int; let label: String }
struct Plant: Decodable { let name: String; let shelves: [Int] }

enum Greenhouse {
    static let answers = [
        "/shelves": #"{"shelves": [{"id": 2, "label": "south"}, {"id": 1, "label": "north"}]}"#,
        "/plants": #"{"plants": [{"name": "fern", "shelves": [1]}, {"name": "aloe", "shelves": [1, 2]}]}"#,
    ]
    static func get<T: Decodable>(_ path: String, _ field: String, as type: T.Type = T.self) -> Observable<[T]> {
        Observable.deferred {
            print("GET", path)
            guard let text = answers[path] else { throw ServiceError.unknown(path: path) }
            let decoder = JSONDecoder()
            decoder.userInfo[CodingUserInfoKey(rawValue: "field")!] = field
            return .just(try decoder.decode(Envelope<T>.self, from: Data(text.utf8)).content)
        }
    }
    static let shelves: Observable<[Shelf]> = get("/shelves", "shelves")
        .map { $0.sorted { $0.id < $1.id } }
        .share(replay: 1, scope: .forever)
}
let bag = DisposeBag()
for _ in 1...2 {
    Observable.combineLatest(Greenhouse.shelves, Greenhouse.get("/plants", "plants", as: Plant.self)) { shelves, plants in
        shelves.map { shelf in "\(shelf.label): \(plants.filter { $0.shelves.contains(shelf.id) }.map { $0.name })" }
    }
    .subscribe(onNext: { print($0.joined(separator: ", ")) })
    .disposed(by: bag)
}
Greenhouse.get("/tools", "tools", as: Shelf.self).subscribe(onError: { print($0) }).disposed(by: bag)
do { _ = try JSONDecoder().decode(Envelope<Plant>.self, from: Data("{}".utf8)) } catch { print(error) }
