#ifndef BLOCKS_H
#define BLOCKS_H

#include <stddef.h>

// Small blocks of memory for programs that make and free very many of them: trees, boxes, closures. A block is taken from
// a list of free ones of its size and put back there, in a few instructions and without a lock; any thread may free what
// another made. `malloc.c` puts it behind malloc in executables; these functions are what tests call.

/// The largest block that comes from here.
enum { BLOCKS_LARGEST = 1024 };

/// A block of at most BLOCKS_LARGEST bytes, aligned to 16; null where no memory is left.
void *blocks_make(size_t size);
/// Whether a block of memory comes from here.
int blocks_owns(const void *block);
void blocks_free(void *block);
/// How many bytes a block has.
size_t blocks_size(const void *block);

/// Bytes of memory that hold blocks, or did and are kept for the next ones.
size_t blocks_resident(void);

#endif
