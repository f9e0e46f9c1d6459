import Synchronization
let count = Atomic(1)
print(count.load())
