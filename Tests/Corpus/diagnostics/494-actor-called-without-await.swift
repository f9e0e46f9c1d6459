actor Counter { var count = 0; func increment() { count += 1 } }
let counter = Counter()
counter.increment()
