infix operator |>: AdditionPrecedance
