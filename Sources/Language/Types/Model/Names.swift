import Syntax

/// Names used by the checker.
public enum Names {
    public static var selfValue: Name { Keyword.selfValue }
    public static var selfType: Name { Keyword.selfType }
    public static var superName: Name { Keyword.superName }
    public static var initName: Name { Keyword.initName }
    public static var subscriptName: Name { Keyword.subscriptName }
    public static var deinitName: Name { Keyword.deinitName }
    public static var none: Name { Name(.none) }
    public static var some: Name { Name(.some) }
    public static var error: Name { Name(.error) }
    public static var newValue: Name { Name(.newValue) }
    public static var oldValue: Name { Name(.oldValue) }
    public static var type: Name { Name(.typeMember) }
    public static var protocolName: Name { Name(.protocolMember) }
    public static var of: Name { Name(.of) }
    public static var keyPath: Name { Name(.keyPath) }
    public static var propertyWrapper: Name { Name(.propertyWrapper) }
    public static var resultBuilder: Name { Name(.resultBuilder) }
    public static var wrappedValue: Name { Name(.wrappedValue) }
    public static var projectedValue: Name { Name(.projectedValue) }
    public static var stringInterpolation: Name { Name(.stringInterpolation) }
    public static var defaultInterpolation: Name { Name(.defaultInterpolation) }
    public static var appendInterpolation: Name { Name(.appendInterpolation) }
    public static var dynamicMember: Name { Name(.dynamicMember) }
    public static var dynamicCallable: Name { Name(.dynamicCallable) }
    public static var dynamicallyCall: Name { Name(.dynamicallyCall) }
    public static var withArguments: Name { Name(.withArguments) }
    public static var withKeywordArguments: Name { Name(.withKeywordArguments) }
    public static var rawValue: Name { Name(.rawValueMember) }
    public static var rawValueType: Name { Name(.rawValueType) }
    public static var allCases: Name { Name(.allCasesMember) }
    public static var makeIterator: Name { Name(.makeIterator) }
    public static var next: Name { Name(.next) }
    public static var element: Name { Name(.element) }
    public static var iterator: Name { Name(.iterator) }
    public static var asyncIterator: Name { Name(.asyncIterator) }
    public static var makeAsyncIterator: Name { Name(.makeAsyncIterator) }
    static var failure: Name { Name(.failure) }
    public static var match: Name { Name(.match) }
    public static var equals: Name { Name(.equals) }
    public static var notEquals: Name { Name(.notEquals) }
    public static var less: Name { Name(.less) }
    public static var and: Name { Name(.and) }
    public static var or: Name { Name(.or) }
    public static var coalesce: Name { Name(.coalesce) }
    public static var minus: Name { Name(.minus) }
    static var plus: Name { Name(.plus) }
    public static var main: Name { Name(.main) }
    public static var callAsFunction: Name { Name(.callAsFunction) }
    public static var underscore: Name { Keyword.underscore }
    public static var staticName: Name { Keyword.staticName }
    public static var classModifier: Name { Keyword.classModifier }
    public static var overrideName: Name { Name(.override) }
    public static var finalName: Name { Name(.final) }
    public static var openName: Name { Name(.open) }
    public static var mutating: Name { Name(.mutating) }
    static var nonmutating: Name { Name(.nonmutating) }
    public static var convenience: Name { Name(.convenience) }
    public static var required: Name { Name(.required) }
    public static var lazy: Name { Name(.lazy) }
    public static var weak: Name { Name(.weak) }
    public static var unowned: Name { Name(.unowned) }
    public static var privateName: Name { Keyword.privateName }
    public static var fileprivateName: Name { Keyword.fileprivateName }
    public static var privateSet: Name { Name(.privateSet) }
    public static var prefix: Name { Name(.prefix) }
    public static var postfix: Name { Name(.postfix) }
    public static var discardableResult: Name { Name(.discardableResult) }
    public static var disfavored: Name { Name(.disfavored) }
    static var available: Name { Name(.available) }
    public static var marbles: Name { Name(.marbles) }
    public static let sends: Name = "sends"
    static let stage: Name = "stage"
    static let subscription: Name = "subscription"
    static let errorObject: Name = "errorObject"
    public static let preconcurrency: Name = "preconcurrency"
    public static let startsTasks: Name = "startsTasks"
    public static let failureType: Name = "Failure"
    public static var typed: Name { Name(.typed) }
    public static var native: Name { Name(.native) }
    public static var dynamicMemberLookup: Name { Name(.dynamicMemberLookup) }
    public static var typeName: Name { Name(.type) }
    public static var assign: Name { Name(.assign) }
    public static var swiftModule: Name { Name(.swiftModule) }

    public static var any: Name { Keyword.any }
    public static var anyHashable: Name { Name(.anyHashable) }
    public static let bridging: Name = "_bridging"
    public static var sendable: Name { Name(.sendable) }
    public static var copyable: Name { Name(.copyable) }
    public static var consuming: Name { Name(.consuming) }
    public static var double: Name { Name(.double) }
    static var character: Name { Name(.character) }
    public static var cgFloat: Name { Name(.cgFloat) }
    public static var stride: Name { Name(.stride) }
    public static var nilComparison: Name { Name(.nilComparison) }
    public static var arrayLiteralElement: Name { Name(.arrayLiteralElement) }
    public static var key: Name { Name(.key) }
    public static var value: Name { Name(.value) }

    public static let dollars: [Name] = (0..<10).map { Name("$\($0)") }
}
