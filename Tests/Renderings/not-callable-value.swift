struct Circle {
    var area: Double { 3.14 }
}

print(Circle().area())
