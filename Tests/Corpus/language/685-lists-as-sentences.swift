// Lists as text in the styles of `formatted`.
import Foundation
for list in [["x"], ["x", "y"], ["x", "y", "z"]] {
    print(list.formatted(), list.formatted(.list(type: .and)), list.formatted(.list(type: .or)), separator: " | ")
    print(list.formatted(.list(type: .and, width: .short)), list.formatted(.list(type: .or, width: .short)), separator: " | ")
    print(list.formatted(.list(type: .and, width: .narrow)), list.formatted(.list(type: .or, width: .narrow)), separator: " | ")
}
print([1, 2, 3000].formatted(.list(memberStyle: .number, type: .and)))
print([1.5, 2].formatted(.list(memberStyle: .number, type: .or)))
print(["b", "a"].sorted().formatted(), ([] as [String]).formatted().isEmpty)
