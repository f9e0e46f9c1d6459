import RxRelay

let relay = PublishRelay<String>()
relay.accept("hello")
relay.onCompleted()
