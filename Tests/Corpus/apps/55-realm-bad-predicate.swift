// RealmSwift: a predicate that cannot be read says where, one that names no property says which there are.
import RealmSwift

final class Cup: Object {
    @objc dynamic var isFull = false
    @objc dynamic var size = 0
}
let realm = try! Realm()
print(realm.objects(Cup.self).filter("size >= 2").count)
print(realm.objects(Cup.self).filter("sise > 2 AND").count)
