#ifndef SPANS_H
#define SPANS_H

#include "Blocks.h"

#include <stdatomic.h>
#include <stdint.h>

// All blocks lie in one reserved range of addresses, which is cut into spans; a span holds blocks of one size and belongs
// to one heap, a heap to one thread. Nothing but the owner touches a span, so nothing is locked; a block that another
// thread frees goes to a list of its owner's, who looks there when it is short of blocks.

enum { SPAN_SHIFT = 16, SPAN_BYTES = 1 << SPAN_SHIFT, STEP_SHIFT = 4, STEPS = BLOCKS_LARGEST >> STEP_SHIFT };

/// 16 GB of addresses; memory is taken as they are touched.
#define RANGE_BYTES ((size_t)1 << 34)

struct block {
    struct block *next;
};

struct heap;

struct span {
    /// Blocks that were freed.
    struct block *free;
    /// What was never given out.
    char *fresh, *end;
    struct heap *owner;
    /// The owner too, unless the span is full: then a block that is freed makes it one that blocks can be made from.
    struct heap *takes_back;
    /// Neighbours in the heap's list of spans with free blocks; unset for one that is full or current.
    struct span *next, *previous;
    uint32_t used;
    uint16_t size;
    /// Blocks are made from it; or it has none left. Either way it is in no list.
    uint8_t is_current, is_full;
} __attribute__((aligned(64)));

struct heap {
    /// By size, in steps of 16 bytes: where blocks are made now, and what comes next.
    struct span *current[STEPS + 1], *partial[STEPS + 1];
    /// Blocks that other threads have freed.
    _Atomic(struct block *) returned;
    struct heap *next_idle;
};

extern char *spans_base;
extern struct span spans[RANGE_BYTES >> SPAN_SHIFT];
extern _Thread_local struct heap *spans_heap __attribute__((tls_model("initial-exec")));

void *spans_make_slowly(size_t step);
void spans_free_slowly(struct span *span, struct block *block);
/// Its last block was freed.
void spans_emptied(struct span *span);

static inline int spans_own(const void *block) {
    return (uintptr_t)block - (uintptr_t)spans_base < RANGE_BYTES;
}

static inline struct span *span_of(const void *block) {
    return &spans[((uintptr_t)block - (uintptr_t)spans_base) >> SPAN_SHIFT];
}

/// Null where it takes more: `spans_make_slowly` then.
static inline void *spans_make_quickly(size_t step) {
    struct span *span = spans_heap->current[step];
    struct block *block = span->free;
    if (__builtin_expect(block == NULL, 0)) return NULL;
    span->free = block->next;
    span->used++;
    return block;
}

static inline size_t step_of(size_t size) { return (size + 15) >> STEP_SHIFT; }

static inline void *spans_make(size_t size) {
    void *block = spans_make_quickly(step_of(size));
    return __builtin_expect(block != NULL, 1) ? block : spans_make_slowly(step_of(size));
}

static inline void spans_free(void *freed) {
    struct block *block = freed;
    struct span *span = span_of(freed);
    if (__builtin_expect(span->takes_back != spans_heap, 0)) return spans_free_slowly(span, block);
    block->next = span->free;
    span->free = block;
    if (__builtin_expect(--span->used == 0, 0)) spans_emptied(span);
}

#endif
