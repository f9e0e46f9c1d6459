import Runtime

/// What goes wrong with addresses and requests.
let networkErrorsPage = LibraryPage(
    name: "NetworkErrors", module: "Foundation",
    text: #"""
        /// What goes wrong with addresses and requests.
        struct URLError: CustomNSError, _WordedError, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
            enum Code: Int {
                case unknown = -1
                case cancelled = -999
                case badURL = -1000
                case timedOut = -1001
                case unsupportedURL = -1002
                case cannotFindHost = -1003
                case cannotConnectToHost = -1004
                case networkConnectionLost = -1005
                case dnsLookupFailed = -1006
                case httpTooManyRedirects = -1007
                case resourceUnavailable = -1008
                case notConnectedToInternet = -1009
                case redirectToNonExistentLocation = -1010
                case badServerResponse = -1011
                case userCancelledAuthentication = -1012
                case userAuthenticationRequired = -1013
                case zeroByteResource = -1014
                case cannotDecodeRawData = -1015
                case cannotDecodeContentData = -1016
                case cannotParseResponse = -1017
                case internationalRoamingOff = -1018
                case callIsActive = -1019
                case dataNotAllowed = -1020
                case fileDoesNotExist = -1100
                case fileIsDirectory = -1101
                case noPermissionsToReadFile = -1102
                case dataLengthExceedsMaximum = -1103
                case secureConnectionFailed = -1200
                case serverCertificateHasBadDate = -1201
                case serverCertificateUntrusted = -1202
                case serverCertificateHasUnknownRoot = -1203
                case serverCertificateNotYetValid = -1204
                case clientCertificateRejected = -1205
                case clientCertificateRequired = -1206
                case cannotLoadFromNetwork = -2000
                static func ~= (pattern: URLError.Code, error: Error) -> Bool { (error as? URLError)?.code == pattern }
            }
            let code: URLError.Code
            let errorUserInfo: [String: Any]
            init(_ code: URLError.Code, userInfo: [String: Any] = [:]) {
                self.code = code
                errorUserInfo = userInfo
            }
            /// What came of a request for an address.
            static func _made(_ code: Int, _ text: String, _ url: URL?) -> URLError {
                var facts: [String: Any] = [NSLocalizedDescriptionKey: text]
                if let url {
                    facts[NSURLErrorFailingURLErrorKey] = url
                    facts[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
                }
                return URLError(URLError.Code(rawValue: code) ?? .unknown, userInfo: facts)
            }
            static var errorDomain: String { NSURLErrorDomain }
            var errorCode: Int { code.rawValue }
            var userInfo: [String: Any] { errorUserInfo }
            var failingURL: URL? { errorUserInfo[NSURLErrorFailingURLErrorKey] as? URL }
            var failureURLString: String? { errorUserInfo[NSURLErrorFailingURLStringErrorKey] as? String }
            var localizedDescription: String {
                errorUserInfo[NSLocalizedDescriptionKey] as? String
                    ?? "The operation could not be completed. (\(NSURLErrorDomain) error \(errorCode).)"
            }
            var description: String { (self as NSError).description }
            var debugDescription: String { description }
            static func == (lhs: URLError, rhs: URLError) -> Bool {
                lhs.code == rhs.code && lhs.errorUserInfo.count == rhs.errorUserInfo.count
                    && lhs.failureURLString == rhs.failureURLString && lhs.localizedDescription == rhs.localizedDescription
            }
            func hash(into hasher: inout Hasher) { hasher.combine(code) }
            static var unknown: URLError.Code { .unknown }
            static var cancelled: URLError.Code { .cancelled }
            static var badURL: URLError.Code { .badURL }
            static var timedOut: URLError.Code { .timedOut }
            static var unsupportedURL: URLError.Code { .unsupportedURL }
            static var cannotFindHost: URLError.Code { .cannotFindHost }
            static var cannotConnectToHost: URLError.Code { .cannotConnectToHost }
            static var networkConnectionLost: URLError.Code { .networkConnectionLost }
            static var dnsLookupFailed: URLError.Code { .dnsLookupFailed }
            static var httpTooManyRedirects: URLError.Code { .httpTooManyRedirects }
            static var resourceUnavailable: URLError.Code { .resourceUnavailable }
            static var notConnectedToInternet: URLError.Code { .notConnectedToInternet }
            static var redirectToNonExistentLocation: URLError.Code { .redirectToNonExistentLocation }
            static var badServerResponse: URLError.Code { .badServerResponse }
            static var userCancelledAuthentication: URLError.Code { .userCancelledAuthentication }
            static var userAuthenticationRequired: URLError.Code { .userAuthenticationRequired }
            static var zeroByteResource: URLError.Code { .zeroByteResource }
            static var cannotDecodeRawData: URLError.Code { .cannotDecodeRawData }
            static var cannotDecodeContentData: URLError.Code { .cannotDecodeContentData }
            static var cannotParseResponse: URLError.Code { .cannotParseResponse }
            static var internationalRoamingOff: URLError.Code { .internationalRoamingOff }
            static var callIsActive: URLError.Code { .callIsActive }
            static var dataNotAllowed: URLError.Code { .dataNotAllowed }
            static var fileDoesNotExist: URLError.Code { .fileDoesNotExist }
            static var fileIsDirectory: URLError.Code { .fileIsDirectory }
            static var noPermissionsToReadFile: URLError.Code { .noPermissionsToReadFile }
            static var dataLengthExceedsMaximum: URLError.Code { .dataLengthExceedsMaximum }
            static var secureConnectionFailed: URLError.Code { .secureConnectionFailed }
            static var serverCertificateHasBadDate: URLError.Code { .serverCertificateHasBadDate }
            static var serverCertificateUntrusted: URLError.Code { .serverCertificateUntrusted }
            static var serverCertificateHasUnknownRoot: URLError.Code { .serverCertificateHasUnknownRoot }
            static var serverCertificateNotYetValid: URLError.Code { .serverCertificateNotYetValid }
            static var clientCertificateRejected: URLError.Code { .clientCertificateRejected }
            static var clientCertificateRequired: URLError.Code { .clientCertificateRequired }
            static var cannotLoadFromNetwork: URLError.Code { .cannotLoadFromNetwork }
        }
        var NSURLErrorFailingURLErrorKey: String { "NSErrorFailingURLKey" }
        var NSURLErrorFailingURLStringErrorKey: String { "NSErrorFailingURLStringKey" }
        var NSURLErrorUnknown: Int { -1 }
        var NSURLErrorCancelled: Int { -999 }
        var NSURLErrorBadURL: Int { -1000 }
        var NSURLErrorTimedOut: Int { -1001 }
        var NSURLErrorUnsupportedURL: Int { -1002 }
        var NSURLErrorCannotFindHost: Int { -1003 }
        var NSURLErrorCannotConnectToHost: Int { -1004 }
        var NSURLErrorNetworkConnectionLost: Int { -1005 }
        var NSURLErrorResourceUnavailable: Int { -1008 }
        var NSURLErrorNotConnectedToInternet: Int { -1009 }
        var NSURLErrorBadServerResponse: Int { -1011 }
        var NSURLErrorCannotParseResponse: Int { -1017 }
        """#)
