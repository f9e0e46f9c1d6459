//: ## Challenge: No picture is an error
//: ### Wrong: every failure is called the same
//: > Fails: a bad status stays what it is
struct Picture {
    var drawing = ""
    init?(_ data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("GIF:") else { return nil }
        drawing = String(text.dropFirst(4))
    }
}

func picture(_ name: String, from session: Session) -> Observable<Picture> {
    session.rx.data(name)
        .compactMap { Picture($0) }
        .ifEmpty(switchTo: .error(SessionError.deserializationFailed))
        .catch { _ in .error(SessionError.deserializationFailed) }
}
//: ### Wrong: drops it in silence
//: > Fails: words are no picture
struct Picture {
    var drawing = ""
    init?(_ data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("GIF:") else { return nil }
        drawing = String(text.dropFirst(4))
    }
}

func picture(_ name: String, from session: Session) -> Observable<Picture> {
    session.rx.data(name).compactMap { Picture($0) }
}
//: ### Right: flatMap to an error
struct Picture {
    let drawing: String
}

func picture(_ name: String, from session: Session) -> Observable<Picture> {
    session.rx.string(name).flatMap { text -> Observable<Picture> in
        let parts = text.components(separatedBy: "GIF:")
        guard parts.count == 2, parts[0].isEmpty else { return .error(SessionError.deserializationFailed) }
        return .just(Picture(drawing: parts[1]))
    }
}
