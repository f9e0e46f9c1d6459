// Names of Foundation that have been replaced and are still written.
import Foundation
let word = "Swift"
let index = word.index(word.startIndex, offsetBy: 2)
print(word.substring(to: index), word.substring(from: index))
print(word.substring(with: word.startIndex..<index))
print("abc".range(of: "b") as Any, "aéb".range(of: "b") as Any)
let rect = CGRect(x: 0, y: 10, width: 100, height: 50)
let (small, large) = rect.divided(atDistance: 20, from: .minXEdge)
print(small.width, large.minX, large.width)
let vertical = rect.divided(atDistance: 20, from: .maxYEdge)
print(vertical.slice.minY, vertical.slice.height, vertical.remainder.height)
print(rect.divided(atDistance: 200, from: .minYEdge).remainder.height)
prefix func ~ (number: NSNumber) -> String { "n\(number)" }
let fraction: String = ~843.5
let whole: String = ~300
print(fraction, whole)
let operation = BlockOperation()
operation.addExecutionBlock { print("block") }
operation.completionBlock = { print("completed") }
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.addOperations([operation], waitUntilFinished: true)
Thread.sleep(forTimeInterval: 0.1)
queue.addOperation { print(OperationQueue.current === queue) }
queue.waitUntilAllOperationsAreFinished()
DispatchQueue.main.async {
    print(OperationQueue.current === OperationQueue.main, OperationQueue.current?.underlyingQueue?.label ?? "none")
    exit(0)
}
RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
