// A function that differs from the C library's in its result only is ambiguous without a type
import Foundation
func random() -> Double { 0.5 }
let typed: Double = random()
print(random())
