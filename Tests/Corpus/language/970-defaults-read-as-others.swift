// What a program keeps as a number or text is read as another type.
import Foundation
let defaults = UserDefaults(suiteName: "org.example.corpus")!
let values: [Any] = [5, 2.5, "7", "3.5x", true, false, "yes", "no", 0, "abc"]
for (index, value) in values.enumerated() {
    let key = "key \(index)"
    defaults.set(value, forKey: key)
    print(value, defaults.integer(forKey: key), defaults.double(forKey: key), defaults.bool(forKey: key), defaults.string(forKey: key) ?? "none")
    defaults.removeObject(forKey: key)
}
print(CommandLine.argc, try Date("2024-01-01T00:00:00Z", strategy: .iso8601).timeIntervalSince1970)
