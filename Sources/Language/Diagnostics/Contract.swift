// The room's contract stands here.
