import Synchronization
var lock = Mutex(0)
lock.withLock { $0 += 1 }
