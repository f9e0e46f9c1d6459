// What `canImport` finds can be imported; frameworks of another system are not there for it.
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(SwiftUI) || canImport(Nowhere)
import SwiftUI
#endif

print(Date(timeIntervalSince1970: 0))
#if canImport(SwiftUI)
print("a phone")
#elseif canImport(Dispatch) && canImport(Foundation)
print("no phone")
#endif
