struct Circle {
    var radius = 1.0
}

extension Circle {
    var colour = "red"
}
