import RxSwift

let taps = PassthroughSubject<String, Never>()
