#include <curl/curl.h>

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
