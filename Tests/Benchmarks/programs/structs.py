class Particle:
    __slots__ = ("x", "y", "steps")
    def __init__(self):
        self.x = 0.0
        self.y = 0.0
        self.steps = 0
    def move(self, dx, dy):
        self.x += dx
        self.y += dy
        self.steps += 1
def run(n):
    particles = [Particle(), Particle(), Particle()]
    for i in range(n): particles[i % 3].move(0.5, -0.25)
    return particles[0].x + particles[1].y + particles[2].steps
print(run(1_000_000))
