class Animal {
    init() {}
}

class Dog: Animal {
    override init(name: String) {
        super.init()
    }
}
