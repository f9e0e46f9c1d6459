#ifndef BLOCKS_H
#define BLOCKS_H

#include <stddef.h>
#include <stdint.h>

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

/// How an object of Swift begins (`RefCount.h` of its runtime). The counts are one word: from bit 33 on the references
/// beyond the first, below them those without ownership; the sign says that they are kept elsewhere or do not matter.
struct object_head {
    const void *type;
    int64_t counts;
};
static const int64_t OBJECT_REFERENCE = (int64_t)1 << 33;
/// With one reference, and memory that no one else refers to.
static const int64_t OBJECT_NEW = 3;
/// The same without the reference: its `deinit` runs.
static const int64_t OBJECT_GOING = OBJECT_NEW | (int64_t)1 << 32;
/// The lower half of the counts of what never goes.
static const int32_t OBJECT_FOREVER = -1;

/// What ends an object, two words before its type: it lets go of what the object holds, then of its memory.
typedef __attribute__((swiftcall)) void (*object_end)(__attribute__((swift_context)) void *object);
static inline void object_go(struct object_head *object) { ((const object_end *)object->type)[-2](object); }

#endif
