// from swiftc
struct Settings { static var shared = Settings(); static let defaults = ["a": 1]; var volume = 5 { willSet { print("will \(newValue)") } didSet { volume = min(volume, 10); print("did \(oldValue)->\(volume)") } }; lazy var expensive: [Int] = { print("computing"); return (1...3).map { $0 * volume } }(); var text: String { get { "v\(volume)" } set { volume = Int(newValue.dropFirst()) ?? volume } } }
var s = Settings(); s.volume = 20; s.text = "v7"; print(s.text, s.expensive, s.expensive.count)
Settings.shared.volume += 1; print(Settings.shared.volume, Settings.defaults)
func change(_ n: inout Int) { n *= 2; n += 1 }
change(&s.volume); print(s.volume)
var arr = [1, 2, 3] { didSet { print("arr", oldValue.count, arr.count) } }
arr.append(4); arr[0] = 9; arr.swapAt(0, 1); print(arr)
var (a, b) = (1, 2); (a, b) = (b, a + b); print(a, b)
let t = (name: "x", value: (1, 2.5)); print(t.name, t.value.1, t, t.0 == "x")
