class Vehicle {
    let wheels: Int
    init(wheels: Int) { self.wheels = wheels }
}

class Bicycle: Vehicle {
    let bell: String

    init(bell: String) {
        super.init(wheels: 2)
        self.bell = bell
    }
}
