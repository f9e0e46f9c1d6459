#include "version.h"

#ifndef RILL_COMMIT
#define RILL_COMMIT ""
#endif

const char *rill_commit(void) { return RILL_COMMIT; }
