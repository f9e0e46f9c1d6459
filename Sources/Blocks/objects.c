// The two calls of Swift's runtime that programs make most, without the detours of those that serve every case: making an
// object and letting go of it where one thread counts. The linker leads calls here (`--wrap`, Package.swift); whatever is
// not plain goes on to the runtime. What is known here of an object's head is in `Blocks.h`, and a test looks at it.

#ifdef OWN_MALLOC
#include "spans.h"

// Weak: tests in release link this file without leading calls here.
extern void *__real_swift_allocObject(const void *type, size_t size, size_t alignment) __attribute__((weak));
extern void __real_swift_nonatomic_release(void *object) __attribute__((weak));

void *__wrap_swift_allocObject(const void *type, size_t size, size_t alignment) {
    if (__builtin_expect(size <= BLOCKS_LARGEST && alignment <= 15, 1)) {
        struct object_head *object = spans_make(size);
        if (__builtin_expect(object != NULL, 1)) {
            object->type = type;
            object->counts = OBJECT_NEW;
            return object;
        }
    }
    return __real_swift_allocObject(type, size, alignment);
}

void __wrap_swift_nonatomic_release(void *object) {
    if (__builtin_expect((intptr_t)object <= 0, 0)) return;
    struct object_head *head = object;
    int64_t counts = head->counts;
    // The last reference, an object that never goes, such as the empty array, and counts that are kept elsewhere.
    if (__builtin_expect(counts < OBJECT_REFERENCE, 0)) {
        if ((int32_t)counts == OBJECT_FOREVER) return;
        return __real_swift_nonatomic_release(object);
    }
    head->counts = counts - OBJECT_REFERENCE;
}

#endif
