// RealmSwift: a plain property cannot ask whether it may be changed; whoever comes next to the database is told.
import RealmSwift

final class Cup: Object {
    @objc dynamic var isFull = false
}
let realm = try! Realm()
let cup = Cup()
try! realm.write { realm.add(cup) }
cup.isFull = true
print("changed")
print(realm.objects(Cup.self).count)
