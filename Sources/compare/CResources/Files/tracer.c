// Linked into a program whose functions all call this code first. It writes callees and callers to
// a file that survives a crash. `compare trace` reads the file.

#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <unwind.h>

typedef struct {
  uint64_t magic;
  // How many calls there were, including those that didn't fit.
  _Atomic uint64_t calls;
  uint64_t unused[6];
} header;

// Code addresses are relative to the program's beginning.
typedef struct {
  // Written last: 0 for a call that wasn't completely written.
  _Atomic uint64_t pc;
  uint64_t frame;
  // The asynchronous context of a function that has one, otherwise 0.
  uint64_t context;
  // The frame, or the context, of the caller, and the code address where it continues.
  uint64_t caller;
  uint64_t caller_pc;
  uint64_t task;
  uint64_t thread;
  uint64_t unused;
} event;

static const uint64_t magic = 0x3145434152545043;  // "CPTRACE1"
static const uintptr_t async_flag = (uintptr_t)1 << 60;

static header *record;
static event *events;
static uint64_t capacity;
static uintptr_t text_start, text_end;

static _Atomic uint64_t threads;
static __thread uint64_t thread;
static __thread uintptr_t stack_end;

// Provided by the runtime; a program without concurrency has neither.
extern void *swift_task_getCurrent(void) __attribute__((swiftcall, weak));
extern uint64_t swift_task_getJobTaskId(void *job) __attribute__((swiftcall, weak));

#if defined(__APPLE__)
#include <mach-o/getsect.h>
#include <mach-o/ldsyms.h>

static void find_text(void) {
  unsigned long size = 0;
  text_start = (uintptr_t)getsegmentdata(&_mh_execute_header, "__TEXT", &size);
  text_end = text_start + size;
}

static uintptr_t end_of_stack(void) { return (uintptr_t)pthread_get_stackaddr_np(pthread_self()); }
#else
extern char __executable_start, etext;

static void find_text(void) {
  text_start = (uintptr_t)&__executable_start;
  text_end = (uintptr_t)&etext;
}

static uintptr_t end_of_stack(void) {
  pthread_attr_t attributes;
  void *start = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  return (uintptr_t)start + size;
}
#endif

#if defined(__x86_64__)
enum { frame_register = 6 };
#else
enum { frame_register = 29 };
#endif

static int is_ours(uintptr_t pc) { return pc >= text_start && pc < text_end; }

// A forked process isn't part of this record.
static void forget(void) { record = NULL; }

static void begin(void) {
  const char *path = getenv("COMPARE_TRACE_RECORD");
  if (!path) return;
  int file = open(path, O_RDWR | O_CLOEXEC);
  unsetenv("COMPARE_TRACE_RECORD");
  if (file < 0) return;
  struct stat status;
  if (fstat(file, &status) == 0 && (size_t)status.st_size > sizeof(header)) {
    void *memory = mmap(NULL, status.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory != MAP_FAILED && ((header *)memory)->magic == magic) {
      find_text();
      events = (event *)((char *)memory + sizeof(header));
      capacity = (status.st_size - sizeof(header)) / sizeof(event);
      pthread_atfork(NULL, NULL, forget);
      record = memory;
    }
  }
  close(file);
}

typedef struct {
  uintptr_t above;
  uint64_t frame, pc;
} search;

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *data) {
  search *search = data;
  uintptr_t pc = _Unwind_GetIP(context);
  uintptr_t frame = _Unwind_GetGR(context, frame_register);
  if (frame <= search->above || !is_ours(pc)) return _URC_NO_REASON;
  search->frame = frame;
  search->pc = pc - text_start - 1;
  return _URC_END_OF_STACK;
}

// The nearest function of the program itself that waits for this one; libraries may be between.
static void find_caller(uintptr_t frame, event *event) {
  for (uintptr_t at = frame;;) {
    uintptr_t pc = ((uintptr_t *)at)[1];
    uintptr_t next = ((uintptr_t *)at)[0] & ~async_flag;
    if (is_ours(pc)) {
      event->caller = next;
      event->caller_pc = pc - text_start - 1;
      return;
    }
    if (next <= at || next >= stack_end - 16 || next % sizeof(uintptr_t)) break;
    at = next;
  }
  // A library without frame pointers is between: unwinding is slower, but works.
  search search = {frame, 0, 0};
  _Unwind_Backtrace(visit, &search);
  event->caller = search.frame;
  event->caller_pc = search.pc;
}

// The same for a function that may suspend: its callers wait in contexts, not on the stack.
static void find_awaiting(uintptr_t *context, event *event) {
  for (; context; context = (uintptr_t *)context[0]) {
    if (!is_ours(context[1])) continue;
    event->caller = context[0];
    event->caller_pc = context[1] - text_start;
    return;
  }
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  static atomic_flag begun = ATOMIC_FLAG_INIT;
  (void)start;
  (void)stop;
  if (!atomic_flag_test_and_set(&begun)) begin();
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;
  if (!record) return;
  uintptr_t pc = (uintptr_t)__builtin_return_address(0);
  if (!is_ours(pc)) return;
  uint64_t number = atomic_fetch_add_explicit(&record->calls, 1, memory_order_relaxed);
  if (number >= capacity) return;
  if (!thread) {
    thread = atomic_fetch_add(&threads, 1) + 1;
    stack_end = end_of_stack();
  }
  uintptr_t frame = *(uintptr_t *)__builtin_frame_address(0);
  event *event = &events[number];
  event->frame = frame;
  event->thread = thread;
  if (((uintptr_t *)frame)[0] & async_flag) {
    event->context = ((uintptr_t *)frame)[-1];
    find_awaiting((uintptr_t *)event->context, event);
  } else {
    find_caller(frame, event);
  }
  void *task = swift_task_getCurrent ? swift_task_getCurrent() : NULL;
  if (task && swift_task_getJobTaskId) event->task = swift_task_getJobTaskId(task);
  atomic_store_explicit(&event->pc, pc - text_start - 1, memory_order_release);
}
