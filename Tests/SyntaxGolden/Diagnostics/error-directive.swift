#error("choose a scheduler")
