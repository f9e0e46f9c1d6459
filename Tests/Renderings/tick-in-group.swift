import RxSwift
import RxTest

let source = cold("-a-(b-c)|")
