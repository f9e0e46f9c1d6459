// SnapKit: a block makes constraints between edges; offsets add, insets go inwards, a number is a size, remake replaces.
import SnapKit
import Then
import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
let badge = UIView().then { $0.tag = 7 }
box.addSubview(badge)
var size: Constraint?
badge.snp.makeConstraints { make in
    make.top.left.equalToSuperview().inset(10)
    make.right.equalTo(box.snp.right).offset(-30).priority(.high)
    size = make.height.equalTo(20).constraint
}
print(badge.tag, badge.translatesAutoresizingMaskIntoConstraints)
print(badge.constraints.count, box.constraints.count)
for constraint in box.constraints { print(constraint.firstAttribute, constraint.constant, constraint.priority.rawValue) }
size?.update(offset: 40)
print(badge.constraints[0].constant)
badge.snp.updateConstraints { $0.height.equalTo(50) }
print(badge.constraints[0].constant)
badge.snp.remakeConstraints { make in
    make.center.equalToSuperview()
    make.size.equalTo(CGSize(width: 60, height: 30))
}
print(badge.constraints.map { $0.constant }, box.constraints.count)
badge.removeFromSuperview()
print(box.constraints.count)
