import Syntax

/// Names used by the checker.
enum Names {
    static var selfValue: Name { Keyword.selfValue }
    static var selfType: Name { Keyword.selfType }
    static var superName: Name { Keyword.superName }
    static var initName: Name { Keyword.initName }
    static var subscriptName: Name { Keyword.subscriptName }
    static var deinitName: Name { Keyword.deinitName }
    static var none: Name { Name(.none) }
    static var some: Name { Name(.some) }
    static var error: Name { Name(.error) }
    static var newValue: Name { Name(.newValue) }
    static var oldValue: Name { Name(.oldValue) }
    static var type: Name { Name(.typeMember) }
    static var protocolName: Name { Name(.protocolMember) }
    static var of: Name { Name(.of) }
    static var keyPath: Name { Name(.keyPath) }
    static var propertyWrapper: Name { Name(.propertyWrapper) }
    static var resultBuilder: Name { Name(.resultBuilder) }
    static var wrappedValue: Name { Name(.wrappedValue) }
    static var projectedValue: Name { Name(.projectedValue) }
    static var stringInterpolation: Name { Name(.stringInterpolation) }
    static var defaultInterpolation: Name { Name(.defaultInterpolation) }
    static var appendInterpolation: Name { Name(.appendInterpolation) }
    static var dynamicMember: Name { Name(.dynamicMember) }
    static var dynamicCallable: Name { Name(.dynamicCallable) }
    static var dynamicallyCall: Name { Name(.dynamicallyCall) }
    static var withArguments: Name { Name(.withArguments) }
    static var withKeywordArguments: Name { Name(.withKeywordArguments) }
    static var rawValue: Name { Name(.rawValueMember) }
    static var rawValueType: Name { Name(.rawValueType) }
    static var allCases: Name { Name(.allCasesMember) }
    static var makeIterator: Name { Name(.makeIterator) }
    static var next: Name { Name(.next) }
    static var element: Name { Name(.element) }
    static var iterator: Name { Name(.iterator) }
    static var asyncIterator: Name { Name(.asyncIterator) }
    static var makeAsyncIterator: Name { Name(.makeAsyncIterator) }
    static var failure: Name { Name(.failure) }
    static var match: Name { Name(.match) }
    static var equals: Name { Name(.equals) }
    static var notEquals: Name { Name(.notEquals) }
    static var less: Name { Name(.less) }
    static var and: Name { Name(.and) }
    static var or: Name { Name(.or) }
    static var coalesce: Name { Name(.coalesce) }
    static var minus: Name { Name(.minus) }
    static var plus: Name { Name(.plus) }
    static var main: Name { Name(.main) }
    static var callAsFunction: Name { Name(.callAsFunction) }
    static var underscore: Name { Keyword.underscore }
    static var staticName: Name { Keyword.staticName }
    static var classModifier: Name { Keyword.classModifier }
    static var overrideName: Name { Name(.override) }
    static var finalName: Name { Name(.final) }
    static var openName: Name { Name(.open) }
    static var mutating: Name { Name(.mutating) }
    static var nonmutating: Name { Name(.nonmutating) }
    static var convenience: Name { Name(.convenience) }
    static var required: Name { Name(.required) }
    static var lazy: Name { Name(.lazy) }
    static var weak: Name { Name(.weak) }
    static var unowned: Name { Name(.unowned) }
    static var privateName: Name { Keyword.privateName }
    static var fileprivateName: Name { Keyword.fileprivateName }
    static var privateSet: Name { Name(.privateSet) }
    static var prefix: Name { Name(.prefix) }
    static var postfix: Name { Name(.postfix) }
    static var discardableResult: Name { Name(.discardableResult) }
    static var disfavored: Name { Name(.disfavored) }
    static var available: Name { Name(.available) }
    static var marbles: Name { Name(.marbles) }
    static let sends: Name = "sends"
    static let stage: Name = "stage"
    static let subscription: Name = "subscription"
    static let startsTasks: Name = "startsTasks"
    static let failureType: Name = "Failure"
    static var typed: Name { Name(.typed) }
    static var native: Name { Name(.native) }
    static var dynamicMemberLookup: Name { Name(.dynamicMemberLookup) }
    static var typeName: Name { Name(.type) }
    static var assign: Name { Name(.assign) }
    static var swiftModule: Name { Name(.swiftModule) }

    static var any: Name { Keyword.any }
    static var anyHashable: Name { Name(.anyHashable) }
    static var sendable: Name { Name(.sendable) }
    static var copyable: Name { Name(.copyable) }
    static var double: Name { Name(.double) }
    static var character: Name { Name(.character) }
    static var cgFloat: Name { Name(.cgFloat) }
    static var stride: Name { Name(.stride) }
    static var nilComparison: Name { Name(.nilComparison) }
    static var arrayLiteralElement: Name { Name(.arrayLiteralElement) }
    static var key: Name { Name(.key) }
    static var value: Name { Name(.value) }

    static let dollars: [Name] = (0..<10).map { Name("$\($0)") }
}
