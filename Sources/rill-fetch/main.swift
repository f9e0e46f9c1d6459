// Makes requests for `rill`, which does not link the network library itself because loading it would delay the first
// prompt. This program reads messages (`HelperMessage`) with requests from stdin and writes responses to stdout. It
// ends at the end of its input, which ends with the parent process.
import Foundation
import Platform
import Requests

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Foundation creates folders for cookies and responses even if nothing is stored. Below a device file, it cannot create
// them.
for place in ["XDG_CACHE_HOME", "XDG_DATA_HOME"] { SystemProcess.setVariable(place, "/dev/null/rill") }

let requestInput = FileHandle.standardInput
let runner = RequestRunner(answerOutput: FileHandle.standardOutput)
var receivedBytes: [UInt8] = []
while true {
    let piece = requestInput.availableData
    if piece.isEmpty { SystemProcess.exit(0) }
    receivedBytes += piece
    while let message = HelperMessage.removeFirst(from: &receivedBytes) {
        switch message.content {
        case .request(let request): runner.send(request, message.number)
        case .cancel: runner.cancel(message.number)
        case .answer: break
        }
    }
}
