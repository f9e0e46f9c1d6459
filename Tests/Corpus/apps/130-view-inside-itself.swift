// A view cannot be added to a view that is inside of it.

import UIKit

let card = UIView()
let title = UILabel()
card.addSubview(title)
card.addSubview(title)
print(card.subviews.count)
title.addSubview(card)
print("not reached")
