// Makes requests for `rill`, which does not link the network itself: that would take longer to load than the first prompt
// may. Parcels with requests come through standard input, parcels with answers go to standard output. It ends when its input
// does, and so with whoever started it.
import Foundation
import Platform
import Requests

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Foundation makes folders for cookies and answers even where nothing is kept; below a device it cannot.
for place in ["XDG_CACHE_HOME", "XDG_DATA_HOME"] { SystemProcess.setVariable(place, "/dev/null/rill") }

let requests = FileHandle.standardInput
let desk = Desk(answers: FileHandle.standardOutput)
var arrived: [UInt8] = []
while true {
    let piece = requests.availableData
    if piece.isEmpty { SystemProcess.exit(0) }
    arrived += piece
    while let parcel = Parcel.take(from: &arrived) {
        switch parcel.content {
        case .request(let request): desk.send(request, parcel.number)
        case .cancel: desk.cancel(parcel.number)
        case .answer: break
        }
    }
}
