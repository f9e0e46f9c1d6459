// An implicitly unwrapped optional is unwrapped where the value is needed: before 'as', before a member of a tuple.
import Foundation

enum Failure: Error { case code }
class Holder<Model> {
    var model: Model! { didSet { update() } }
    func update() {}
}
class PersonHolder: Holder<(name: String, age: Int)> {
    override func update() { print(model.name, model.age) }
}

let text: String! = "abcdef"
print((text as NSString).length)
print((text as NSString).replacingCharacters(in: NSRange(location: 1, length: 2), with: "-"))
let holder = PersonHolder()
holder.model = (name: "Eva", age: 30)
let some: Error? = Failure.code
let none: Error? = nil
print((some as NSError?) != nil, (none as NSError?) == nil)
