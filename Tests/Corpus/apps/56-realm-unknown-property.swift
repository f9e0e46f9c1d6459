// RealmSwift: a query that names no property of the type says which there are.
import RealmSwift

final class Cup: Object {
    @objc dynamic var isFull = false
    @objc dynamic var size = 0
}
let realm = try! Realm()
print(realm.objects(Cup.self).sorted(byKeyPath: "sise").count)
