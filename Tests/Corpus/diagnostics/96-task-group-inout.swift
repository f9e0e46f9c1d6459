// A task that captures an inout parameter
func fill(_ numbers: inout [Int]) {
    Task {
        numbers.append(1)
    }
}
var list = [1]
fill(&list)
