// The count is printed when it has come.
import Foundation
import RealmSwift

class Dog: Object {
    @Persisted var name = ""
}

let realm = try! Realm()
let token = realm.objects(Dog.self).observe { change in
    switch change {
    case .initial(let dogs) where dogs.count > 0: print(dogs.count)
    case .update(let dogs, _, _, _): print(dogs.count)
    default: break
    }
}
try! realm.write { realm.add(Dog()) }
