#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "StackSwitch.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define RILL_ASAN 1
#endif
#if __has_feature(thread_sanitizer)
#define RILL_TSAN 1
#endif
#endif

#if RILL_ASAN
void __sanitizer_start_switch_fiber(void **save, const void *bottom, size_t size);
void __sanitizer_finish_switch_fiber(void *save, const void **bottom, size_t *size);
#endif
#if RILL_TSAN
void *__tsan_get_current_fiber(void);
void *__tsan_create_fiber(unsigned flags);
void __tsan_destroy_fiber(void *fiber);
void __tsan_switch_to_fiber(void *fiber, unsigned flags);
#endif

#if !defined(__x86_64__) && !defined(__aarch64__)
#include <ucontext.h>
#define RILL_UCONTEXT 1
#endif

typedef struct Slab Slab;

struct RillStack {
    /// The address of the registers while the stack is suspended.
    void *top;
    /// The memory, with the guard page at its start. NULL for the stack of a thread.
    char *mapping;
    /// The slab that the memory belongs to, and the number of the stack there.
    Slab *slab;
    unsigned place;
    size_t mapped;
    size_t guard;
    RillStack *(*body)(void *);
    void *argument;
    /// The number of the stack; that of an adopted one is the caller's.
    uintptr_t identity;
    /// What the Swift runtime keeps of exclusive accesses that began on the stack.
    uintptr_t accesses[4];
#if RILL_ASAN
    void *fake;
    const void *bottom;
    size_t size;
#endif
#if RILL_TSAN
    void *fiber;
#endif
#if RILL_UCONTEXT
    ucontext_t context;
#endif
};

/// 0 on the stack of a thread that has not asked yet.
static _Thread_local uintptr_t identity;
/// The stack that was suspended last, and the one that was resumed then.
static _Thread_local RillStack *suspended;
static _Thread_local RillStack *resumed;

uintptr_t rill_stack_identity(void) {
    if (!identity) identity = (uintptr_t)pthread_self();
    return identity;
}

// MARK: Thread-specific values

enum { capacity = 16 };
static struct {
    pthread_key_t key;
    void (*release)(void *);
} slots[capacity];
static _Atomic size_t slotCount;
static pthread_mutex_t slotMutex = PTHREAD_MUTEX_INITIALIZER;

size_t rill_slots_capacity(void) { return capacity; }

void rill_slots_add(pthread_key_t key, void (*release)(void *)) {
    pthread_mutex_lock(&slotMutex);
    size_t place = slotCount;
    if (place == capacity) abort();
    slots[place].key = key;
    slots[place].release = release;
    slotCount = place + 1;
    pthread_mutex_unlock(&slotMutex);
}

void rill_slots_exchange(void **old, void **new_values) {
    size_t count = slotCount;
    for (size_t place = 0; place < count; place++) {
        void *own = pthread_getspecific(slots[place].key);
        old[place] = own;
        if (new_values[place] != own) pthread_setspecific(slots[place].key, new_values[place]);
    }
}

void rill_slots_release(void) {
    size_t count = slotCount;
    for (size_t place = 0; place < count; place++) {
        void *own = pthread_getspecific(slots[place].key);
        if (!own) continue;
        pthread_setspecific(slots[place].key, NULL);
        if (slots[place].release) slots[place].release(own);
    }
}

// MARK: Exclusive accesses

#ifdef DEBUG
// Swift checks in debug builds that accesses to a variable do not overlap, by a list that it keeps for each thread. For its own tasks it
// takes the list apart with these, at each suspension. Stacks of one thread need the same.
void swift_task_enterThreadLocalContext(char *state);
void swift_task_exitThreadLocalContext(char *state);
#define TAKE_ACCESSES(stack) swift_task_exitThreadLocalContext((char *)(stack)->accesses)
#define PUT_ACCESSES(stack) swift_task_enterThreadLocalContext((char *)(stack)->accesses)
#else
#define TAKE_ACCESSES(stack) ((void)0)
#define PUT_ACCESSES(stack) ((void)0)
#endif

// MARK: The switch

#define TEXT(name) TEXT_(name)
#define TEXT_(name) #name
#ifdef __APPLE__
#define SYMBOL(name) "_" TEXT(name)
#define HIDE(name) ".private_extern " SYMBOL(name) "\n"
#define PLACE ".text\n.p2align 4\n"
#else
#define SYMBOL(name) TEXT(name)
#define HIDE(name) ".hidden " SYMBOL(name) "\n.type " SYMBOL(name) ", %function\n"
#define PLACE ".text\n.p2align 4\n"
#endif

#if defined(__x86_64__)
// Saves what a call must leave as it is: six registers, and the modes of both floating-point units.
__asm__(PLACE ".globl " SYMBOL(rill_swap) "\n" HIDE(rill_swap) SYMBOL(rill_swap) ":\n"
    "  pushq %rbp\n"
    "  pushq %rbx\n"
    "  pushq %r12\n"
    "  pushq %r13\n"
    "  pushq %r14\n"
    "  pushq %r15\n"
    "  subq $8, %rsp\n"
    "  stmxcsr (%rsp)\n"
    "  fnstcw 4(%rsp)\n"
    "  movq %rsp, (%rdi)\n"
    "  movq %rsi, %rsp\n"
    "  ldmxcsr (%rsp)\n"
    "  fldcw 4(%rsp)\n"
    "  addq $8, %rsp\n"
    "  popq %r15\n"
    "  popq %r14\n"
    "  popq %r13\n"
    "  popq %r12\n"
    "  popq %rbx\n"
    "  popq %rbp\n"
    "  ret\n");
#elif defined(__aarch64__)
// Saves what a call must leave as it is: x19 to x30, and the lower halves of v8 to v15.
__asm__(PLACE ".globl " SYMBOL(rill_swap) "\n" HIDE(rill_swap) SYMBOL(rill_swap) ":\n"
    "  sub sp, sp, #160\n"
    "  stp x19, x20, [sp, #0]\n"
    "  stp x21, x22, [sp, #16]\n"
    "  stp x23, x24, [sp, #32]\n"
    "  stp x25, x26, [sp, #48]\n"
    "  stp x27, x28, [sp, #64]\n"
    "  stp x29, x30, [sp, #80]\n"
    "  stp d8, d9, [sp, #96]\n"
    "  stp d10, d11, [sp, #112]\n"
    "  stp d12, d13, [sp, #128]\n"
    "  stp d14, d15, [sp, #144]\n"
    "  mov x9, sp\n"
    "  str x9, [x0]\n"
    "  mov sp, x1\n"
    "  ldp x19, x20, [sp, #0]\n"
    "  ldp x21, x22, [sp, #16]\n"
    "  ldp x23, x24, [sp, #32]\n"
    "  ldp x25, x26, [sp, #48]\n"
    "  ldp x27, x28, [sp, #64]\n"
    "  ldp x29, x30, [sp, #80]\n"
    "  ldp d8, d9, [sp, #96]\n"
    "  ldp d10, d11, [sp, #112]\n"
    "  ldp d12, d13, [sp, #128]\n"
    "  ldp d14, d15, [sp, #144]\n"
    "  add sp, sp, #160\n"
    "  ret\n");
#endif

#if !RILL_UCONTEXT
void rill_swap(void **from, void *to);
#endif

static void arrive(RillStack *me) {
#if RILL_ASAN
    const void *bottom;
    size_t size;
    __sanitizer_finish_switch_fiber(me->fake, &bottom, &size);
    if (suspended && !suspended->mapping) {
        suspended->bottom = bottom;
        suspended->size = size;
    }
#endif
    PUT_ACCESSES(me);
    identity = me->identity;
}

__attribute__((noinline)) static void change(RillStack *from, RillStack *to, bool ends) {
    (void)ends;
    TAKE_ACCESSES(from);
    suspended = from;
    resumed = to;
#if RILL_ASAN
    __sanitizer_start_switch_fiber(ends ? NULL : &from->fake, to->bottom, to->size);
#endif
#if RILL_TSAN
    __tsan_switch_to_fiber(to->fiber, 0);
#endif
#if RILL_UCONTEXT
    swapcontext(&from->context, &to->context);
#else
    rill_swap(&from->top, to->top);
#endif
    arrive(from);
}

// The first code on a stack.
static void begin(void) {
    RillStack *me = resumed;
    arrive(me);
    change(me, me->body(me->argument), true);
    abort();
}

void rill_stack_switch(RillStack *from, RillStack *to) { change(from, to, false); }

// MARK: Memory

#ifndef MADV_GUARD_INSTALL
#define MADV_GUARD_INSTALL 102
#endif

/// One mapping for several stacks of one size: Linux limits a process to 65,530 mappings.
struct Slab {
    /// The neighbours in `slabs`, where only slabs with a free place are.
    Slab *before, *after;
    char *mapping;
    /// Bytes of one stack with its guard page, and the number of stacks.
    size_t stride;
    unsigned count;
    /// One bit for each stack: it is in use; it has a guard page; that page splits the mapping.
    uint64_t used, guarded, split;
};

enum { mostInSlab = 64 };
static pthread_mutex_t slabMutex = PTHREAD_MUTEX_INITIALIZER;
static Slab *slabs;
/// Guard pages that split a mapping. Stacks beyond the limit have none; the depth checks of the code on them remain.
static long splittingGuards;
static const long mostSplittingGuards = 8000;

static uint64_t allPlaces(unsigned count) { return ~(uint64_t)0 >> (64 - count); }

static void list(Slab *slab) {
    slab->before = NULL;
    slab->after = slabs;
    if (slabs) slabs->before = slab;
    slabs = slab;
}

static void unlist(Slab *slab) {
    if (slab->before) slab->before->after = slab->after; else slabs = slab->after;
    if (slab->after) slab->after->before = slab->before;
}

static Slab *makeSlab(size_t stride, unsigned count) {
    int flags = MAP_PRIVATE | MAP_ANONYMOUS;
#ifdef MAP_NORESERVE
    flags |= MAP_NORESERVE;
#endif
    char *mapping = mmap(NULL, stride * count, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (mapping == MAP_FAILED) return NULL;
    Slab *slab = calloc(1, sizeof(Slab));
    if (!slab) {
        munmap(mapping, stride * count);
        return NULL;
    }
#ifdef MADV_NOHUGEPAGE
    // A huge page for each stack would be 2 MB where a few KB are used.
    madvise(mapping, stride * count, MADV_NOHUGEPAGE);
#endif
    slab->mapping = mapping;
    slab->stride = stride;
    slab->count = count;
    list(slab);
    return slab;
}

static void guardPage(Slab *slab, unsigned place, size_t page) {
    uint64_t bit = (uint64_t)1 << place;
    char *start = slab->mapping + place * slab->stride;
    if (slab->guarded & bit) return;
#ifdef __linux__
    // Since Linux 6.13 a page can be a guard inside of a mapping.
    if (madvise(start, page, MADV_GUARD_INSTALL) == 0) {
        slab->guarded |= bit;
        return;
    }
#endif
    if (splittingGuards >= mostSplittingGuards || mprotect(start, page, PROT_NONE) != 0) return;
    splittingGuards++;
    slab->guarded |= bit;
    slab->split |= bit;
}

/// Takes a free place for a stack with its guard page. Returns false if the system has no memory left.
static bool takePlace(RillStack *stack, size_t stride, size_t page) {
    pthread_mutex_lock(&slabMutex);
    Slab *slab = slabs;
    while (slab && slab->stride != stride) slab = slab->after;
    // A limit of the address space may leave space for one stack only.
    if (!slab) slab = makeSlab(stride, mostInSlab);
    if (!slab) slab = makeSlab(stride, 1);
    if (slab) {
        unsigned place = (unsigned)__builtin_ctzll(~slab->used);
        slab->used |= (uint64_t)1 << place;
        if (slab->used == allPlaces(slab->count)) unlist(slab);
        guardPage(slab, place, page);
        stack->slab = slab;
        stack->place = place;
        stack->mapping = slab->mapping + place * stride;
    }
    pthread_mutex_unlock(&slabMutex);
    return slab != NULL;
}

static void leavePlace(RillStack *stack) {
    Slab *slab = stack->slab;
    // The guard page stays, and the stack's memory goes back to the system.
    if (slab->count > 1) madvise(stack->mapping + stack->guard, stack->mapped - stack->guard, MADV_DONTNEED);
    pthread_mutex_lock(&slabMutex);
    if (slab->used == allPlaces(slab->count)) list(slab);
    slab->used &= ~((uint64_t)1 << stack->place);
    if (!slab->used) {
        unlist(slab);
        splittingGuards -= __builtin_popcountll(slab->split);
        munmap(slab->mapping, slab->stride * slab->count);
        free(slab);
    }
    pthread_mutex_unlock(&slabMutex);
}

RillStack *rill_stack_adopt(void) {
    RillStack *stack = calloc(1, sizeof(RillStack));
    if (!stack) return NULL;
    stack->identity = rill_stack_identity();
#if RILL_TSAN
    stack->fiber = __tsan_get_current_fiber();
#endif
    return stack;
}

RillStack *rill_stack_make(size_t bytes, RillStack *(*body)(void *), void *argument) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t mapped = (bytes + page - 1) / page * page + page;
    RillStack *stack = calloc(1, sizeof(RillStack));
    if (!stack) return NULL;
    if (!takePlace(stack, mapped, page)) {
        free(stack);
        return NULL;
    }
    char *mapping = stack->mapping;
    stack->mapped = mapped;
    stack->guard = page;
    stack->body = body;
    stack->argument = argument;
    stack->identity = (uintptr_t)stack;
#if RILL_ASAN
    stack->bottom = mapping + page;
    stack->size = mapped - page;
#endif
#if RILL_TSAN
    stack->fiber = __tsan_create_fiber(0);
#endif
#if RILL_UCONTEXT
    getcontext(&stack->context);
    stack->context.uc_stack.ss_sp = mapping + page;
    stack->context.uc_stack.ss_size = mapped - page;
    makecontext(&stack->context, begin, 0);
#elif defined(__x86_64__)
    // The modes, six registers, the address to go to, and no address to return to: after it the stack is aligned as after a call.
    uint64_t *top = (uint64_t *)(mapping + mapped) - 9;
    memset(top, 0, 72);
    uint32_t modes[2] = {0x1f80, 0x037f};
    memcpy(top, modes, sizeof modes);
    top[7] = (uint64_t)begin;
    stack->top = top;
#else
    uint64_t *top = (uint64_t *)(mapping + mapped) - 20;
    memset(top, 0, 160);
    top[11] = (uint64_t)begin;
    stack->top = top;
#endif
    return stack;
}

void rill_stack_free(RillStack *stack) {
#if RILL_TSAN
    if (stack->mapping) __tsan_destroy_fiber(stack->fiber);
#endif
    if (stack->mapping) leavePlace(stack);
    free(stack);
}

uintptr_t rill_stack_start(const RillStack *stack) { return (uintptr_t)stack->mapping + stack->guard; }
size_t rill_stack_bytes(const RillStack *stack) { return stack->mapped - stack->guard; }

#if defined(__linux__) && defined(__ELF__)
__asm__(".section .note.GNU-stack,\"\",%progbits\n.text\n");
#endif
