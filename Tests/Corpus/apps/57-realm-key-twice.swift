// RealmSwift: a key is unique; adding a second object with it needs a policy.
import RealmSwift

final class Cup: Object {
    @objc dynamic var name = ""
    override class func primaryKey() -> String? { return "name" }
}
let realm = try! Realm()
try! realm.write { realm.add(Cup()) }
print(realm.objects(Cup.self).count)
try! realm.write { realm.add(Cup()) }
