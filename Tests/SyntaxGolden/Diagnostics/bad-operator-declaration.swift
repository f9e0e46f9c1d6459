operator |>
