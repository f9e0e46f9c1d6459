// RealmSwift: what a database keeps changes inside of a write only.
import RealmSwift

final class Cup: Object {
    @Persisted var isFull = false
}
let realm = try! Realm()
let cup = Cup()
cup.isFull = true
try! realm.write { realm.add(cup) }
print("added")
cup.isFull = false
print("never")
