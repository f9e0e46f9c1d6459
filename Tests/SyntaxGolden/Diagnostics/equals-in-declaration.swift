let total: Int == 3
