// Globals read before their line have zero bits: the first case, 0, false
enum Status { case sent, read }
struct Post { var status = Status.read }
if status == .sent { print("sent") }
func show() { print(status, count, ratio, isOn) }
show()
let status = Status.read
var count = 3
let ratio = 0.5, isOn = true
show()
count += 1
print(Post().status, count)
