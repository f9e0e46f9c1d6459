def compose(f, g): return lambda x: g(f(x))
def run(n):
    h = compose(lambda x: x + 1, lambda x: x % 1000)
    total = 0
    for i in range(n): total += h(i)
    return total
print(run(1_000_000))
