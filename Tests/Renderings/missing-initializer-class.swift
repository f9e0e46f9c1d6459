class Person {
    let name: String
    var age: Int
}

let ada = Person(name: "Ada", age: 36)
