import Combine

let subject = PassthroughSubject<Int, Never>()
