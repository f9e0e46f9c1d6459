// An observer of an inherited property reads its old value only where it asks for it.
class Base {
    var computed: Int {
        get {
            print("get")
            return 10
        }
        set { print("set", newValue) }
    }
    var stored = 1
}
class Silent: Base {
    override var computed: Int { didSet { print("did") } }
    override var stored: Int {
        willSet { print("will", newValue) }
        didSet { print("did", stored) }
    }
}
class Asking: Base { override var computed: Int { didSet { print("did", oldValue) } } }
class Named: Base { override var computed: Int { didSet(before) { print("did named") } } }
class Warned: Base { override var computed: Int { willSet { print("will", newValue) } } }
class Nested: Base {
    override var computed: Int {
        didSet {
            let tell = { print("was", oldValue) }
            tell()
        }
    }
}
for object in [Silent(), Asking(), Named(), Warned(), Nested()] as [Base] {
    print(type(of: object))
    object.computed = 5
}
let silent = Silent()
silent.stored = 2
silent.computed += 1
@propertyWrapper struct Loud {
    private var value = 0
    var wrappedValue: Int {
        get {
            print("read")
            return value
        }
        set { value = newValue }
    }
}
struct Holder {
    @Loud var quiet: Int { didSet { print("changed") } }
    @Loud var asking: Int { didSet { print("changed from", oldValue) } }
}
var holder = Holder()
holder.quiet = 3
holder.asking = 4
