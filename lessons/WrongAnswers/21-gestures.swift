//: ## Challenge: The loupe
//: ### Wrong: forgets what was there
//: > Fails: it stays between 1 and 4
func loupe(over view: UIView) -> Observable<CGFloat> {
    let pinched = view.rx.pinchGesture().when(.ended).map { min(4, max(1, $0.scale)) }
    let twice = view.rx.tapGesture { tap in tap.numberOfTapsRequired = 2 }.when(.recognized).map { _ in CGFloat(1) }
    return Observable.merge(pinched, twice).startWith(1).distinctUntilChanged()
}
//: ### Wrong: any tap brings it back
//: > Fails: one tap does nothing
func loupe(over view: UIView) -> Observable<CGFloat> {
    let pinched = view.rx.pinchGesture().when(.ended).map { $0.scale }
    let back = view.rx.tapGesture().when(.recognized).map { _ in CGFloat(0) }
    return Observable.merge(pinched, back)
        .scan(CGFloat(1)) { old, factor in min(4, max(1, old * factor)) }
        .startWith(1)
        .distinctUntilChanged()
}
//: ### Right: each gesture is a change of the value
func loupe(over view: UIView) -> Observable<CGFloat> {
    typealias Change = (CGFloat) -> CGFloat
    let pinched = view.rx.pinchGesture().when(.ended).map { pinch -> Change in
        let factor = pinch.scale
        return { old in old * factor }
    }
    let back = view.rx.tapGesture { tap, _ in tap.numberOfTapsRequired = 2 }.when(.recognized).map { _ -> Change in
        { _ in 1 }
    }
    return Observable.of(pinched, back).merge()
        .scan(into: CGFloat(1)) { value, change in value = min(4, max(1, change(value))) }
        .startWith(1)
        .distinctUntilChanged()
}
