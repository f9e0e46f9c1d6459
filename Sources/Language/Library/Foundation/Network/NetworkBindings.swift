import Foundation
import Runtime

/// Addresses.
func addNetworkModule(_ t: inout NativeModule) {
    addUrlsBindings(&t)
    addPartsBindings(&t)
}

private func addUrlsBindings(_ t: inout NativeModule) {
    func url(_ value: Value) -> URL { value.wrapped(URL.self) }
    func read(_ name: String, _ get: @escaping (URL) -> String?) { t.one("URL.\(name)") { .optional(get(url($0))) } }
    func text(_ name: String, _ get: @escaping (URL) -> String) { t.one("URL.\(name)") { .string(get(url($0))) } }
    func change(_ name: String, _ get: @escaping (URL) -> URL) { t.one("URL.\(name)") { .native(get(url($0))) } }
    t.one("URL.init(string:)") { URL(string: $0.asString).map { .native($0) } ?? .none }
    t.two("URL.init(string:relativeTo:)") { string, base in
        URL(string: string.asString, relativeTo: base.asOptional.map(url)).map { .native($0) } ?? .none
    }
    t.one("URL.init(fileURLWithPath:)") {
        .native(URL(fileURLWithPath: $0.asString, relativeTo: programFolder($0.asString)))
    }
    text("absoluteString") { $0.absoluteString }
    text("relativeString") { $0.relativeString }
    text("relativePath") { $0.relativePath }
    t.one("URL.baseURL") { url($0).baseURL.map { .native($0) } ?? .none }
    text("path") { $0.path }
    text("lastPathComponent") { $0.lastPathComponent }
    text("pathExtension") { $0.pathExtension }
    text("description") { $0.description }
    read("scheme") { $0.scheme }
    read("host") { $0.host }
    read("query") { $0.query }
    read("fragment") { $0.fragment }
    read("user") { $0.user }
    read("password") { $0.password }
    t.one("URL.port") { .optional(url($0).port) }
    t.one("URL.pathComponents") { .strings(url($0).pathComponents) }
    t.one("URL.isFileURL") { .bool(url($0).isFileURL) }
    change("absoluteURL") { $0.absoluteURL }
    change("standardized") { $0.standardized }
    change("deletingLastPathComponent()") { $0.deletingLastPathComponent() }
    change("deletingPathExtension()") { $0.deletingPathExtension() }
    t.two("URL.appendingPathComponent(_:)") { .native(url($0).appendingPathComponent($1.asString)) }
    t.two("URL.init(fileURLWithPath:isDirectory:)") {
        .native(URL(fileURLWithPath: $0.asString, isDirectory: $1.asBool, relativeTo: programFolder($0.asString)))
    }
    t.three("URL.appendingPathComponent(_:isDirectory:)") {
        .native(url($0).appendingPathComponent($1.asString, isDirectory: $2.asBool))
    }
    t.two("URL.appendingPathExtension(_:)") { .native(url($0).appendingPathExtension($1.asString)) }
    t.two("URL.==(_:_:)") { .bool(url($0) == url($1)) }
    t.two("URL.hash(into:)") { feedHasher($1, $0) }
}

private func addPartsBindings(_ t: inout NativeModule) {
    func parts(_ value: Value) -> URLComponents { value.wrapped(URLComponents.self) }
    t.zero("URLComponents.init()") { .native(URLComponents()) }
    t.one("URLComponents.init(string:)") { URLComponents(string: $0.asString).map { .native($0) } ?? .none }
    t.two("URLComponents.init(url:resolvingAgainstBaseURL:)") {
        URLComponents(url: $0.wrapped(URL.self), resolvingAgainstBaseURL: $1.asBool).map { .native($0) } ?? .none
    }
    func property(
        _ name: String, _ path: WritableKeyPath<URLComponents, String?>,
        _ check: @escaping (String) throws -> Void = { _ in }
    ) {
        t.one("URLComponents.\(name)") { .optional(parts($0)[keyPath: path]) }
        t.change("URLComponents.\(name)=") { place, value in
            let text = value.asOptional?.asString
            try text.map(check)
            place.change(URLComponents.self) { $0[keyPath: path] = text }
            return .unit
        }
    }
    property("scheme", \.scheme, FoundationInput.checkScheme)
    property("user", \.user)
    property("password", \.password)
    property("host", \.host)
    property("query", \.query)
    property("percentEncodedQuery", \.percentEncodedQuery, FoundationInput.checkEncodedQuery)
    property("fragment", \.fragment)
    t.one("URLComponents.path") { .string(parts($0).path) }
    t.change("URLComponents.path=") { place, value in
        place.change(URLComponents.self) { $0.path = value.asString }
        return .unit
    }
    t.one("URLComponents.port") { .optional(parts($0).port) }
    t.change("URLComponents.port=") { place, value in
        let port = try value.asOptional.map { try FoundationInput.port($0.asInt) }
        place.change(URLComponents.self) { $0.port = port }
        return .unit
    }
    t.make("URLComponents._items") { context in
        let pair = context.resultElement.element ?? context.resultElement
        return .one { value in
            guard let items = parts(value).queryItems else { return .none }
            return .array(items.map { .object(RecordBox(pair, .string($0.name), .optional($0.value))) })
        }
    }
    t.change("URLComponents._items=") { place, value in
        place.change(URLComponents.self) { components in
            components.queryItems = value.asOptional?.asArray.map {
                let pair = $0.exactly(RecordBox.self)
                return URLQueryItem(name: pair.base[0].asString, value: pair.base[1].asOptional?.asString)
            }
        }
        return .unit
    }
    t.one("URLComponents.url") { parts($0).url.map { .native($0) } ?? .none }
    t.one("URLComponents.string") { .optional(parts($0).string) }
    t.two("URLComponents.==(_:_:)") { .bool(parts($0) == parts($1)) }
    t.two("URLComponents.hash(into:)") { feedHasher($1, $0) }
    t.one("URLComponents.description") { .string(parts($0).description) }
}

/// Returns the base URL for a relative path as in `FileAccess`: the folder of the program, not of the process.
private func programFolder(_ path: String) -> URL? {
    path.hasPrefix("/") || path.hasPrefix("~")
        ? nil : URL(fileURLWithPath: ProgramText.files.programFolder, isDirectory: true)
}
