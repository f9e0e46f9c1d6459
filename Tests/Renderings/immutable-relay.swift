import RxRelay

let scores = BehaviorRelay(value: [1, 2])
scores.value.append(3)
