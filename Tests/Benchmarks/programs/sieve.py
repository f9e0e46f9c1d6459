def sieve(limit):
    composite = [False] * (limit + 1)
    count = 0
    for i in range(2, limit + 1):
        if composite[i]: continue
        count += 1
        j = i * i
        while j <= limit:
            composite[j] = True
            j += i
    return count
print(sieve(1_000_000))
