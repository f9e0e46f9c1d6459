import Assist
import Diagnostics
import Export
import Language
import Listening
import SessionCore
import Timeline

extension Recorder {
    /// Returns live subscriptions of the program whose disposable no object keeps, by name and position. Subscriptions
    /// that retain a listed object are left out, because they are listed with it.
    func undisposedSubscriptions(apartFrom leaks: [LeakText], isSession: Bool) -> [String] {
        recording.allLanes.filter { $0.isSubscription && $0.isLive && $0.parent == nil }.compactMap { lane in
            guard let call = codePosition(of: lane.id), !SubscriptionKeeper(of: call, isSession: isSession).isKept
            else {
                return nil
            }
            let isListed = leaks.contains { leak in
                leak.closures.contains {
                    $0.source == call.source && $0.start >= call.start && $0.end <= call.end
                }
            }
            return isListed ? nil : "\(lane.baseName) (\(call.position.line):\(call.position.column)) is still live"
        }
    }
}
