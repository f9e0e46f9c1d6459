import RealmSwift

final class Cup: Object {
    @Persisted var isFull = false
}
let realm = try! Realm()
let cup = Cup()
try! realm.write {
    realm.add(cup)
    realm.delete(cup)
}
print(cup.isFull)
