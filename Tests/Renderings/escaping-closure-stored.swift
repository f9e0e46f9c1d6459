class Button {
    var handlers: [() -> Void] = []

    func onTap(_ handler: () -> Void) {
        handlers.append(handler)
    }
}
