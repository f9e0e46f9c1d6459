import Runtime

/// What `error as NSError` makes.
let errorBridgePage = LibraryPage(
    name: "ErrorBridge", module: "Foundation",
    text: #"""
        func _errorDomain(_ error: Error) -> String
        func _errorCode(_ error: Error) -> Int
        func _bridged(_ error: Error) -> NSError {
            if let object = error as? NSError { return object }
            if let custom = error as? CustomNSError {
                return NSError(domain: type(of: custom).errorDomain, code: custom.errorCode, userInfo: custom.errorUserInfo)
            }
            return _BridgedError(error)
        }
        /// An error of Swift seen as one of Foundation: it keeps its own words.
        class _BridgedError: NSError {
            let _error: Error
            init(_ error: Error) {
                _error = error
                super.init(domain: _errorDomain(error), code: _errorCode(error), userInfo: nil)
            }
            override var localizedDescription: String { _error.localizedDescription }
        }
        """#)
