import Foundation

// Operations with a main of their own, and a thread.
class Greeting: Operation {
    let who: String
    init(_ who: String) { self.who = who }
    override func main() { print("hello", who) }
}

let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
let first = Greeting("Ann")
let second = BlockOperation { print("in between") }
let third = Greeting("Bo")
second.addDependency(first)
third.addDependency(second)
queue.addOperations([first, second, third], waitUntilFinished: true)
print("all done", first.isFinished, third.isFinished)

let block = Thread { print("a block") }
block.start()
Thread.sleep(forTimeInterval: 0.1)
print("end")
