// What errors of Swift say as errors of Foundation.
import Foundation
enum Bank: LocalizedError, CustomNSError {
    case needed(Int), closed
    var errorDescription: String? { "not heard" }
    static var errorDomain: String { "Bank" }
    var errorCode: Int { if case .closed = self { 2 } else { 1 } }
}
struct Told: LocalizedError, CustomNSError {
    var errorDescription: String? { "description" }
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "facts"] }
}
struct Numbered: CustomNSError {
    static var errorDomain: String { "Numbers" }
    var errorCode: Int { 5 }
}
struct Worded: LocalizedError {
    var errorDescription: String? { "words" }
    var failureReason: String? { "a reason" }
    var recoverySuggestion: String? { "try again" }
}
struct Reasoned: LocalizedError { var failureReason: String? { "only a reason" } }
struct Plain: Error {}
let errors: [Error] = [Bank.needed(3), Bank.closed, Told(), Numbered(), Worded(), Reasoned(), Plain()]
for error in errors {
    let object = error as NSError
    print(error.localizedDescription, object.localizedDescription == error.localizedDescription, object.domain, object.code)
    print(object.localizedFailureReason ?? "-", object.localizedRecoverySuggestion ?? "-", object.userInfo.keys.sorted())
}
let object = NSError(domain: "X", code: 4, userInfo: [NSLocalizedFailureReasonErrorKey: "because"])
print(object.localizedDescription, object)
print(NSError(domain: "Y", code: 1), NSError(domain: "Y", code: 1).localizedDescription)
do { throw Worded() } catch { print((error as? LocalizedError)?.failureReason ?? "-", error.localizedDescription) }
do { throw object } catch let error as NSError where error.code == 4 { print("four", error.localizedFailureReason!) }
