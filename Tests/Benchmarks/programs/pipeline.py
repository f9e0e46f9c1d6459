print(sum(map(lambda x: x * 2, filter(lambda x: x % 2 == 0, range(1_000_000)))))
