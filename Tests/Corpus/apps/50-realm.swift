// RealmSwift: objects are added and changed inside of a write; queries are live; a key is unique; what throws takes back what came
// and went; notifications come after a commit, in a turn of their own: the first tells how it is, the others what changed: what went
// and what was modified by its old place, what came by its new one; a move goes and comes.
import Foundation
import RealmSwift
import UIKit

class Boat: Object {
    @objc dynamic var name = ""
    @objc dynamic var length = 0.0
    @objc dynamic var berth: String?
    @objc dynamic var built = Date(timeIntervalSince1970: 0)
    let crew = List<Sailor>()

    convenience init(_ name: String, _ length: Double, berth: String? = nil) {
        self.init()
        self.name = name
        self.length = length
        self.berth = berth
    }
    override class func primaryKey() -> String? { return "name" }
}

class Sailor: Object {
    @objc dynamic var name = ""
    @objc dynamic var age = 0
    convenience init(_ name: String, _ age: Int) {
        self.init()
        self.name = name
        self.age = age
    }
}

let realm = try! Realm(configuration: Realm.Configuration(inMemoryIdentifier: "harbour"))
let boats = realm.objects(Boat.self)
let long = boats.filter("length > 9").sorted(byKeyPath: "length", ascending: false)
print("-- live")
print(boats.count, long.count, boats.first == nil)
let alma = Boat("Alma", 12)
alma.crew.append(Sailor("Mia", 31))
try! realm.write {
    realm.add(alma)
    realm.add([Boat("Ida", 7, berth: "east"), Boat("Vega", 14)])
}
print(boats.count, long.map { $0.name }, realm.objects(Sailor.self).count)
print(long.last?.name ?? "-", alma.realm == realm)

print("-- queries")
func names(_ results: Results<Boat>) -> [String] { results.sorted(byKeyPath: "name").map { $0.name } }
print(names(boats.filter("berth == nil")), names(boats.filter("berth != nil")))
print(names(boats.filter("name BEGINSWITH[c] 'v' OR name CONTAINS %@", "da")))
print(names(boats.filter("NOT (length BETWEEN {7, 12})")), names(boats.filter("name IN %@", ["Ida", "Alma"])))
print(names(boats.filter("ANY crew.age > 30")), names(boats.filter("crew.@count == 0 AND length < %f", 10.0)))
print(names(boats.filter("name LIKE '?l*'")), names(boats.filter("%K == %@", "berth", "east")))
print(boats.filter { $0.length < 10 }.count, boats.max(ofProperty: "length") as Double? ?? 0)

print("-- keys")
try! realm.write { realm.add(Boat("Ida", 8), update: .all) }
print(boats.count, realm.object(ofType: Boat.self, forPrimaryKey: "Ida")?.length ?? 0)

print("-- taken back")
struct Storm: Error {}
do {
    try realm.write {
        realm.add(Boat("Nora", 5))
        realm.delete(alma)
        throw Storm()
    }
} catch {
    print("\(error)", boats.count, alma.isInvalidated)
}

print("-- told")
var token: NotificationToken? = long.observe { change in
    switch change {
    case .initial(let boats): print("initial", boats.map { $0.name })
    case .update(let boats, let deletions, let insertions, let modifications):
        print("update", boats.map { $0.name }, deletions, insertions, modifications)
    case .error(let error): print(error)
    }
}
let watching = alma.observe { change in
    switch change {
    case .change(_, let properties):
        for property in properties {
            print(property.name, property.oldValue ?? "nil", "to", property.newValue ?? "nil")
        }
    case .deleted: print("gone")
    case .error: break
    }
}
print("nothing yet")

visit(
    (
        "one comes, one is modified",
        {
            try! realm.write {
                realm.add(Boat("Nora", 13))
                alma.berth = "west"
            }
            print("committed")
        }
    ),
    ("one moves", { try! realm.write { alma.length = 15 } }),
    (
        "one goes, a list grows",
        {
            try! realm.write {
                realm.delete(realm.objects(Boat.self).filter("name == 'Nora'"))
                alma.crew.append(Sailor("Ole", 20))
            }
        }
    ),
    (
        "one that does not fit",
        { try! realm.write { realm.objects(Boat.self).filter("name == 'Ida'").first!.berth = "south" } }
    ),
    ("the one that is watched goes", { try! realm.write { realm.delete(alma) } }),
    (
        "nobody listens",
        {
            print(alma.isInvalidated, boats.count)
            token?.invalidate()
            token = nil
            try! realm.write { realm.deleteAll() }
            print(realm.isEmpty)
        }
    )
)
