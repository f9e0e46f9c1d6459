class Counter:
    def __init__(self): self.count = 0
    def bump(self, n): self.count += n
    def read(self): return self.count
class Doubler(Counter):
    def bump(self, n): self.count += n * 2
def run(n):
    counters = [Counter(), Doubler()]
    for i in range(n): counters[i % 2].bump(i)
    return counters[0].read() + counters[1].read()
print(run(1_000_000))
