struct Particle {
    var x = 0.0
    var y = 0.0
    var steps = 0
    mutating func move(_ dx: Double, _ dy: Double) {
        x += dx
        y += dy
        steps += 1
    }
}
func run(_ n: Int) -> Double {
    var particles = [Particle(), Particle(), Particle()]
    for i in 0..<n { particles[i % 3].move(0.5, -0.25) }
    return particles[0].x + particles[1].y + Double(particles[2].steps)
}
print(run(1_000_000))
