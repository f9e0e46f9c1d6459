#pragma once

/// The commit that the executable was built from; empty where nobody said.
const char *rill_commit(void);
