// A count that a notification keeps is printed before the notification has come.
import Foundation
import RealmSwift

class Dog: Object {
    @Persisted var name = ""
}

let realm = try! Realm()
var count = 0
let token = realm.objects(Dog.self).observe { change in
    switch change {
    case .initial(let dogs): count = dogs.count
    case .update(let dogs, _, _, _): count = dogs.count
    case .error: break
    }
}
try! realm.write { realm.add(Dog()) }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { print(count) }
