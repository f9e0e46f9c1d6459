// Makes requests for `rill`, which does not link the network library itself, because loading it takes longer than the
// first prompt may. Reads parcels with requests from standard input and writes parcels with answers to standard output.
// Ends when its input ends, and so with its parent.
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
