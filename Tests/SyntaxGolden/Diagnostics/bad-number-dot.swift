let rate = .25
