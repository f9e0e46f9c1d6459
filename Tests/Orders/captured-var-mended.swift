// Each queue makes a value of its own; they are joined in a fixed order.
import Foundation

var first: [String] = []
var second: [String] = []
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { first.append("a") }
DispatchQueue.global().async(group: group) { second.append("b") }
group.wait()
print(first + second)
