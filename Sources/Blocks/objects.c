// The calls of Swift's runtime that programs make most, without the detours of those that serve every case: making an
// object, and letting go of it and of its memory where one thread counts. The linker leads calls here (`--wrap`,
// Package.swift); whatever is not plain goes on to the runtime. What is known here of an object's head is in `Blocks.h`,
// and tests look at it.

#ifdef OWN_MALLOC
#include "spans.h"

// Weak: tests in release link this file without leading calls here.
extern void *__real_swift_allocObject(const void *type, size_t size, size_t alignment) __attribute__((weak));
extern void __real_swift_nonatomic_release(void *object) __attribute__((weak));
extern void __real_swift_release(void *object) __attribute__((weak));
extern void __real_swift_deallocClassInstance(void *object, size_t size, size_t alignment) __attribute__((weak));
extern void __real_swift_deallocObject(void *object, size_t size, size_t alignment) __attribute__((weak));

static inline void *begin_object(struct object_head *object, const void *type) {
    object->type = type;
    object->counts = OBJECT_NEW;
    return object;
}

static __attribute__((noinline)) void *make_slowly(const void *type, size_t size, size_t alignment) {
    if (size <= BLOCKS_LARGEST && alignment <= 15) {
        struct object_head *object = spans_make_slowly(step_of(size));
        if (object) return begin_object(object, type);
    }
    return __real_swift_allocObject(type, size, alignment);
}

void *__wrap_swift_allocObject(const void *type, size_t size, size_t alignment) {
    if (__builtin_expect(size > BLOCKS_LARGEST || alignment > 15, 0)) return make_slowly(type, size, alignment);
    struct object_head *object = spans_make_quickly(step_of(size));
    if (__builtin_expect(object == NULL, 0)) return make_slowly(type, size, alignment);
    return begin_object(object, type);
}

/// The last reference, an object that never goes, such as the empty array, and counts that are kept elsewhere.
static __attribute__((noinline)) void release_rarely(struct object_head *object) {
    if (object->counts == OBJECT_NEW) {
        object->counts = OBJECT_GOING;
        return object_go(object);
    }
    if ((int32_t)object->counts == OBJECT_FOREVER) return;
    __real_swift_nonatomic_release(object);
}

void __wrap_swift_nonatomic_release(void *object) {
    if (__builtin_expect((intptr_t)object <= 0, 0)) return;
    struct object_head *head = object;
    int64_t counts = head->counts, one = OBJECT_REFERENCE;
    // One register for both: the compiler would write the number twice.
    __asm__("" : "+r"(one));
    if (__builtin_expect(counts < one, 0)) return release_rarely(head);
    head->counts = counts - one;
}

/// The same with other threads about. Whoever holds the only reference is alone with the object: nobody else can count it.
void __wrap_swift_release(void *object) {
    if (__builtin_expect((intptr_t)object <= 0, 0)) return;
    struct object_head *head = object;
    if (__atomic_load_n(&head->counts, __ATOMIC_ACQUIRE) != OBJECT_NEW) return __real_swift_release(object);
    head->counts = OBJECT_GOING;
    object_go(head);
}

/// Nobody refers to its memory any more, and it is a block of ours.
static inline int is_plain(struct object_head *object) { return object->counts == OBJECT_GOING && spans_own(object); }

void __wrap_swift_deallocClassInstance(void *object, size_t size, size_t alignment) {
    if (__builtin_expect(is_plain(object), 1)) return spans_free(object);
    __real_swift_deallocClassInstance(object, size, alignment);
}

void __wrap_swift_deallocObject(void *object, size_t size, size_t alignment) {
    if (__builtin_expect(is_plain(object), 1)) return spans_free(object);
    __real_swift_deallocObject(object, size, alignment);
}

#endif
