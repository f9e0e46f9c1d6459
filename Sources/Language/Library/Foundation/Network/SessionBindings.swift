import Requests
import Rill
import Runtime

/// Natives for requests and their answers.
func addSessionModule(_ t: inout NativeModule) {
    // The arguments are the URL, the method, the headers, the body, the seconds, the queue and the completion handler.
    t.many("_Sent.send(_:_:_:_:_:_:_:)") { a in
        var request = WebRequest(url: a[0].asString, method: a[1].asString)
        for (name, value) in a[2].exactly(DictionaryBox.self).entries {
            request.headers[name.value.asString] = value.asString
        }
        request.body = a[3].asOptional?.bytes
        request.timeout = a[4].asDouble
        let handler = a[6].asFunction
        let executor = a[5].exactly(WorldQueue.self).executor
        return .object(
            ProgramText.requestCache.send(request, in: try currentWorld(), on: executor) { answer in
                _ = Unwinding.guarded { try handler.call1(.native(answer)) }
            })
    }
    t.one("_Sent.cancel()") {
        $0.exactly(SentRequest.self).cancel()
        return .unit
    }
    func response(_ value: Value) -> WebResponse? {
        if case .answered(let response) = value.wrapped(WebAnswer.self) { response } else { nil }
    }
    func failure(_ value: Value) -> WebFailure? {
        if case .failed(let failure) = value.wrapped(WebAnswer.self) { failure } else { nil }
    }
    t.one("_WebAnswer.status") { .optional(response($0)?.status) }
    t.one("_WebAnswer.url") { .string(response($0)?.url ?? "") }
    t.one("_WebAnswer.headers") { answer in
        let headers = response(answer)?.headers ?? [:]
        return .dictionary(
            [HashKey: Value](uniqueKeysWithValues: headers.map { (HashKey(.string($0.key)), .string($0.value)) }))
    }
    t.one("_WebAnswer.body") { .data(response($0)?.body ?? []) }
    t.one("_WebAnswer.failure") { .int(failure($0)?.code ?? 0) }
    t.one("_WebAnswer.reason") { .string(failure($0)?.reason ?? "") }
}

extension WebAnswer: FallbackContent { package static var fallback: WebAnswer { .failed(.cancelled) } }
extension SentRequest: FallbackValue { static var fallback: SentRequest { SentRequest(nil, nil) } }
