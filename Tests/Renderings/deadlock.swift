import Foundation

let done = DispatchSemaphore(value: 0)
print("waiting")
done.wait()
print("never")
