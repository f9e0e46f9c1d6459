import RxSwift

let ticks = Observable.interval(.seconds(1), scheduler: MainScheduler.instance)
