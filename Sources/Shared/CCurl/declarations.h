// What is called of libcurl 7.68 or later, declared here so that its own header need not be
// installed. The interface is stable: https://curl.se/libcurl/abi.html. A test compares it with
// curl.h.

#ifndef CCURL_DECLARATIONS_H
#define CCURL_DECLARATIONS_H

#include <stddef.h>

typedef void CURL;
typedef void CURLM;

typedef enum {
  CURLE_OK = 0,
  CURLE_FAILED_INIT = 2,
  CURLE_URL_MALFORMAT = 3,
  CURLE_COULDNT_RESOLVE_PROXY = 5,
  CURLE_COULDNT_RESOLVE_HOST = 6,
  CURLE_COULDNT_CONNECT = 7,
  CURLE_OPERATION_TIMEDOUT = 28,
  CURLE_ABORTED_BY_CALLBACK = 42,
} CURLcode;

typedef enum {
  CURLM_OK = 0,
} CURLMcode;

typedef enum {
  CURLOPT_NOSIGNAL = 99,
  CURLOPT_PROTOCOLS = 181,
  CURLOPT_WRITEDATA = 10001,
  CURLOPT_URL = 10002,
  CURLOPT_USERAGENT = 10018,
  CURLOPT_HTTPHEADER = 10023,
  CURLOPT_HEADERDATA = 10029,
  CURLOPT_ACCEPT_ENCODING = 10102,
  CURLOPT_WRITEFUNCTION = 20011,
  CURLOPT_HEADERFUNCTION = 20079,
} CURLoption;

typedef enum {
  CURLINFO_RESPONSE_CODE = 0x200002,
} CURLINFO;

typedef enum {
  CURLMSG_DONE = 1,
} CURLMSG;

#define CURL_GLOBAL_DEFAULT 3
#define CURLPROTO_HTTP 1
#define CURLPROTO_HTTPS 2

struct curl_slist {
  char *data;
  struct curl_slist *next;
};

typedef struct CURLMsg {
  CURLMSG msg;
  CURL *easy_handle;
  union {
    void *whatever;
    CURLcode result;
  } data;
} CURLMsg;

struct curl_waitfd {
  int fd;
  short events;
  short revents;
};

typedef size_t (*curl_write_callback)(char *buffer, size_t size, size_t nitems, void *outstream);

CURLcode curl_global_init(long flags);
struct curl_slist *curl_slist_append(struct curl_slist *list, const char *data);
void curl_slist_free_all(struct curl_slist *list);

CURL *curl_easy_init(void);
CURLcode curl_easy_setopt(CURL *curl, CURLoption option, ...);
CURLcode curl_easy_getinfo(CURL *curl, CURLINFO info, ...);
void curl_easy_cleanup(CURL *curl);

CURLM *curl_multi_init(void);
CURLMcode curl_multi_add_handle(CURLM *multi_handle, CURL *curl_handle);
CURLMcode curl_multi_remove_handle(CURLM *multi_handle, CURL *curl_handle);
CURLMcode curl_multi_perform(CURLM *multi_handle, int *running_handles);
CURLMcode curl_multi_poll(
    CURLM *multi_handle, struct curl_waitfd extra_fds[], unsigned int extra_nfds, int timeout_ms,
    int *ret);
CURLMcode curl_multi_wakeup(CURLM *multi_handle);
CURLMcode curl_multi_cleanup(CURLM *multi_handle);
CURLMsg *curl_multi_info_read(CURLM *multi_handle, int *msgs_in_queue);

// Swift can't call curl_easy_setopt and curl_easy_getinfo, which take what the option wants.

static inline CURLcode ccurl_set_number(CURL *curl, CURLoption option, long value) {
  return curl_easy_setopt(curl, option, value);
}

/// The text is copied.
static inline CURLcode ccurl_set_text(CURL *curl, CURLoption option, const char *value) {
  return curl_easy_setopt(curl, option, value);
}

/// The list is used, and must be there as long as the handle.
static inline CURLcode ccurl_set_headers(CURL *curl, struct curl_slist *headers) {
  return curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
}

/// Nothing but HTTP and HTTPS, whatever an address says.
static inline CURLcode ccurl_set_web_only(CURL *curl) {
  return curl_easy_setopt(curl, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
}

/// What is told of each line of a head, and of each piece of a body.
static inline void ccurl_set_receivers(
  CURL *curl, curl_write_callback head, curl_write_callback body, void *context) {
  curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, head);
  curl_easy_setopt(curl, CURLOPT_HEADERDATA, context);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, body);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, context);
}

/// The status of the answer so far, 0 when there is none.
static inline long ccurl_status(CURL *curl) {
  long status = 0;
  return curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK ? status : 0;
}

/// The result of a transfer that is over.
static inline CURLcode ccurl_result(const CURLMsg *message) {
  return message->data.result;
}

#endif
