import Synchronization
let text = Atomic("x")
