import RxRelay

let name = BehaviorRelay(value: "Ada")
name.value = "Grace"
