import Foundation
for c in [CocoaError.Code.coderReadCorrupt, .userCancelled, .fileWriteUnsupportedScheme, .fileReadUnknown, .formatting] { print(c.rawValue, CocoaError(c), CocoaError(c).localizedDescription) }
