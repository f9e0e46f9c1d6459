enum Season { case spring, summer }
for season in Season.allCases { print(season) }
