class Pen {
    var ink = 10
}

struct Desk: Equatable {
    var pen = Pen()
    var drawers = 3
}

print(Desk() == Desk())
