// An actor does not inherit from a class

class Base {}
actor Counter: Base {
    var count = 0
}
print(Counter())
