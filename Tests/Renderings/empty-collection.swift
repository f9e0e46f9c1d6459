var queue: [Int] = []
queue.removeFirst()
