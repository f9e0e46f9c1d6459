//: ## Challenge: No picture is an error
//: ### Wrong: every failure is called the same
//: > Fails: a bad status stays what it is
func picture(_ request: URLRequest) -> Observable<UIImage> {
    session.rx.data(request)
        .compactMap { UIImage(data: $0) }
        .ifEmpty(switchTo: .error(SessionError.deserializationFailed))
        .catch { _ in .error(SessionError.deserializationFailed) }
}
//: ### Wrong: drops it in silence
//: > Fails: words are no picture
func picture(_ request: URLRequest) -> Observable<UIImage> {
    session.rx.data(request).compactMap { UIImage(data: $0) }
}
//: ### Right: flatMap to an error
func picture(_ request: URLRequest) -> Observable<UIImage> {
    session.rx.data(request).flatMap { data -> Observable<UIImage> in
        UIImage(data: data).map { .just($0) } ?? .error(SessionError.deserializationFailed)
    }
}
