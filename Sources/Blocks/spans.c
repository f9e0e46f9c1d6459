#include "spans.h"

#include <pthread.h>
#include <string.h>
#include <sys/mman.h>

/// Empty spans that stay resident for the next need; the memory of more goes back to the system.
enum { KEPT_SPANS = 256 };

// No address is near it before the range has been reserved.
char *spans_base = (char *)((uintptr_t)1 << 63);
struct span spans[RANGE_BYTES >> SPAN_SHIFT];

/// Stands where a heap has no current span: it never has a block.
static struct span none = {.is_current = 1};
/// Stands where a thread has no heap yet: it never has a span.
static struct heap no_heap = {.current = {[0 ... STEPS] = &none}};
_Thread_local struct heap *spans_heap = &no_heap;

// What all heaps share, under the lock.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int is_ready, has_failed;
static size_t span_count, resident_count;
static struct span *empty, *empty_dry;
static size_t empty_count;
static struct heap *idle;
static pthread_key_t at_exit;

// MARK: - Spans

static void reserve(void) {
    is_ready = 1;
    char *found = mmap(
        NULL, RANGE_BYTES + SPAN_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (found == MAP_FAILED) {
        has_failed = 1;
        return;
    }
    spans_base = (char *)(((uintptr_t)found + SPAN_BYTES - 1) & ~(uintptr_t)(SPAN_BYTES - 1));
}

static void drain(struct heap *heap);

/// A span without blocks; null where no memory is left. What threads that ended have got back is looked through first.
static struct span *take_span(void) {
    pthread_mutex_lock(&lock);
    if (!empty)
        for (struct heap *heap = idle; heap; heap = heap->next_idle) drain(heap);
    struct span *span = empty;
    if (span) {
        empty = span->next;
        empty_count--;
    } else if ((span = empty_dry)) {
        empty_dry = span->next;
        resident_count++;
    } else if (span_count < RANGE_BYTES >> SPAN_SHIFT) {
        span = &spans[span_count++];
        resident_count++;
    }
    pthread_mutex_unlock(&lock);
    return span;
}

static char *bytes_of(struct span *span) { return spans_base + ((size_t)(span - spans) << SPAN_SHIFT); }

/// With the lock.
static void give_span(struct span *span) {
    span->owner = span->takes_back = NULL;
    if (empty_count < KEPT_SPANS) {
        span->next = empty;
        empty = span;
        empty_count++;
        return;
    }
    madvise(bytes_of(span), SPAN_BYTES, MADV_DONTNEED);
    resident_count--;
    span->next = empty_dry;
    empty_dry = span;
}

// MARK: - Heaps

static void link_span(struct heap *heap, struct span *span) {
    size_t step = span->size >> STEP_SHIFT;
    span->previous = NULL;
    span->next = heap->partial[step];
    if (span->next) span->next->previous = span;
    heap->partial[step] = span;
}

static void unlink_span(struct heap *heap, struct span *span) {
    if (span->next) span->next->previous = span->previous;
    if (span->previous)
        span->previous->next = span->next;
    else
        heap->partial[span->size >> STEP_SHIFT] = span->next;
}

/// A block of a span of this heap: what is empty now may serve another size. Says whether it is, and unlinked.
static int put_back(struct heap *heap, struct span *span, struct block *block) {
    block->next = span->free;
    span->free = block;
    span->used--;
    if (span->is_full) {
        span->is_full = 0;
        span->takes_back = heap;
        link_span(heap, span);
    }
    if (span->used > 0 || span->is_current) return 0;
    unlink_span(heap, span);
    return 1;
}

/// Takes what other threads have freed, with the lock.
static void drain(struct heap *heap) {
    if (!atomic_load_explicit(&heap->returned, memory_order_relaxed)) return;
    struct block *block = atomic_exchange_explicit(&heap->returned, NULL, memory_order_acquire);
    while (block) {
        struct block *next = block->next;
        struct span *span = span_of(block);
        if (put_back(heap, span, block)) give_span(span);
        block = next;
    }
}

/// The thread ends: its heap waits for the next one with all that still lives in it.
static void retire(void *ended) {
    struct heap *heap = ended;
    spans_heap = &no_heap;
    pthread_mutex_lock(&lock);
    drain(heap);
    heap->next_idle = idle;
    idle = heap;
    pthread_mutex_unlock(&lock);
}

/// The heap of this thread; null where no memory is left.
static struct heap *begin(void) {
    pthread_mutex_lock(&lock);
    if (!is_ready) {
        reserve();
        if (!has_failed && pthread_key_create(&at_exit, retire) != 0) has_failed = 1;
    }
    struct heap *heap = NULL;
    if (!has_failed) {
        heap = idle;
        if (heap) {
            idle = heap->next_idle;
        } else {
            heap = mmap(NULL, sizeof *heap, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
            if (heap == MAP_FAILED) heap = NULL;
            for (size_t step = 0; heap && step <= STEPS; step++) heap->current[step] = &none;
        }
    }
    pthread_mutex_unlock(&lock);
    if (heap) {
        spans_heap = heap;
        pthread_setspecific(at_exit, heap);
    }
    return heap;
}

// MARK: - Blocks

static struct span *next_current(struct heap *heap, size_t step) {
    if (atomic_load_explicit(&heap->returned, memory_order_relaxed)) {
        pthread_mutex_lock(&lock);
        drain(heap);
        pthread_mutex_unlock(&lock);
        if (heap->current[step]->free) return heap->current[step];
    }
    struct span *span = heap->partial[step];
    if (span) {
        unlink_span(heap, span);
    } else {
        span = take_span();
        if (!span) return NULL;
        span->free = NULL;
        span->fresh = bytes_of(span);
        span->size = (uint16_t)(step << STEP_SHIFT);
        span->end = span->fresh + SPAN_BYTES / span->size * span->size;
        span->owner = span->takes_back = heap;
        span->used = 0;
        span->is_full = 0;
    }
    struct span *last = heap->current[step];
    if (last != &none) {
        last->is_current = 0;
        last->is_full = 1;
        last->takes_back = NULL;
    }
    span->is_current = 1;
    heap->current[step] = span;
    return span;
}

/// Puts some blocks that were never given out on the list, in their order.
static void line_up(struct span *span) {
    size_t count = (size_t)(span->end - span->fresh) / span->size;
    if (count > 16) count = 16;
    struct block **last = &span->free;
    while (count-- > 0) {
        struct block *block = (struct block *)span->fresh;
        span->fresh += span->size;
        *last = block;
        last = &block->next;
    }
    *last = NULL;
}

void *spans_make_slowly(size_t step) {
    if (step == 0) step = 1;
    struct heap *heap = spans_heap;
    if (heap == &no_heap && !(heap = begin())) return NULL;
    struct span *span = heap->current[step];
    if (!span->free && span->fresh == span->end && !(span = next_current(heap, step))) return NULL;
    if (!span->free) line_up(span);
    struct block *block = span->free;
    span->free = block->next;
    span->used++;
    return block;
}

static void give_back(struct span *span) {
    pthread_mutex_lock(&lock);
    give_span(span);
    pthread_mutex_unlock(&lock);
}

void spans_emptied(struct span *span) {
    if (span->is_current) return;
    unlink_span(span->owner, span);
    give_back(span);
}

void spans_free_slowly(struct span *span, struct block *block) {
    struct heap *owner = span->owner;
    if (owner == spans_heap) {
        if (put_back(owner, span, block)) give_back(span);
        return;
    }
    struct block *first = atomic_load_explicit(&owner->returned, memory_order_relaxed);
    do block->next = first;
    while (!atomic_compare_exchange_weak_explicit(
        &owner->returned, &first, block, memory_order_release, memory_order_relaxed));
}

// MARK: - For tests

void *blocks_make(size_t size) { return spans_make(size); }
int blocks_owns(const void *block) { return spans_own(block); }
void blocks_free(void *block) { spans_free(block); }
size_t blocks_size(const void *block) { return span_of(block)->size; }

size_t blocks_resident(void) {
    pthread_mutex_lock(&lock);
    size_t count = resident_count;
    pthread_mutex_unlock(&lock);
    return count << SPAN_SHIFT;
}
