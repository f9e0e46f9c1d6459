from functools import cmp_to_key
def make(n):
    seed = 42
    values = []
    for _ in range(n):
        seed = (seed * 1103515245 + 12345) % 2147483648
        values.append(seed)
    return values
def compare(a, b):
    if a % 1000 == b % 1000: return -1 if a < b else 1
    return -1 if a % 1000 < b % 1000 else 1
result = sorted(make(100_000), key=cmp_to_key(compare))
print(result[0], result[99_999])
