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
    /// Neighbours in the heap's list of spans with free blocks; unset for one that is full or current.
    struct span *next, *previous;
    uint32_t used;
    uint16_t size;
    /// Blocks are made from it; or it has none left. Either way it is in no list.
    uint8_t is_current, is_full;
};

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

static inline int spans_own(const void *block) {
    return (uintptr_t)block - (uintptr_t)spans_base < RANGE_BYTES;
}

static inline struct span *span_of(const void *block) {
    return &spans[((uintptr_t)block - (uintptr_t)spans_base) >> SPAN_SHIFT];
}

static inline void *spans_make(size_t size) {
    size_t step = (size + 15) >> STEP_SHIFT;
    struct heap *heap = spans_heap;
    if (__builtin_expect(heap != NULL, 1)) {
        struct span *span = heap->current[step];
        struct block *block = span->free;
        if (__builtin_expect(block != NULL, 1)) {
            span->free = block->next;
            span->used++;
            return block;
        }
    }
    return spans_make_slowly(step);
}

static inline void spans_free(void *freed) {
    struct block *block = freed;
    struct span *span = span_of(freed);
    if (__builtin_expect(span->owner == spans_heap && span->used > 1 && !span->is_full, 1)) {
        block->next = span->free;
        span->free = block;
        span->used--;
        return;
    }
    spans_free_slowly(span, block);
}

#endif
