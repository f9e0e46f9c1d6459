import Foundation

public enum LAPolicy: Int { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
public enum LABiometryType: Int { case none, touchID, faceID }
public struct LAError: LocalizedError {
    public enum Code: Int {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, biometryNotAvailable = -6
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? { code == .userCancel ? "Authentication canceled." : "Authentication failed." }
}

/// Authenticates the owner of the device with a question above the screen.
///
/// Pitfall: the answer comes on a background thread.
open class LAContext: NSObject {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    public var biometryType: LABiometryType { .faceID }
    override public init() {}
    open func canEvaluatePolicy(_ policy: LAPolicy) -> Bool { true }
    open func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool { true }
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, Error?) -> Void
    ) {
        let alert = SystemAlert(localizedReason)
        alert.addChoice("Face ID") { Timing.performOnFrameworkQueue { reply(true, nil) } }
        alert.addChoice("Wrong face") {
            Timing.performOnFrameworkQueue { reply(false, LAError(.authenticationFailed)) }
        }
        alert.addChoice(localizedCancelTitle ?? "Cancel") {
            Timing.performOnFrameworkQueue { reply(false, LAError(.userCancel)) }
        }
        alert.appear()
    }
    open func invalidate() {}
}
