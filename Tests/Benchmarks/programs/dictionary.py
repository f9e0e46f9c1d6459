def tally(n):
    counts = {}
    for i in range(n):
        key = (i * 7919) % 1009
        counts[key] = counts.get(key, 0) + 1
    best = 0
    for count in counts.values():
        if count > best: best = count
    return best
print(tally(500_000))
