import RealmSwift

final class Cup: Object {
    @Persisted var isFull = false
}
let realm = try! Realm()
print(realm.objects(Cup.self).filter("isFull ==").count)
