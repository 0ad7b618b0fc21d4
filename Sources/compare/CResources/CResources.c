#include "CResources.h"

const char *rules_md(void) {
  static const unsigned char text[] = {
#embed "../../../docs/tool/rules.md" suffix(, 0)
  };
  return (const char *)text;
}

const char *tracer_c(void) {
  static const unsigned char text[] = {
#embed "Files/tracer.c" suffix(, 0)
  };
  return (const char *)text;
}

const char *references_json(void) {
  static const unsigned char text[] = {
#embed "Files/references.json" suffix(, 0)
  };
  return (const char *)text;
}

const char *claims_json(void) {
  static const unsigned char text[] = {
#embed "Files/claims.json" suffix(, 0)
  };
  return (const char *)text;
}

const char *public_apps_json(void) {
  static const unsigned char text[] = {
#embed "Files/public-apps.json" suffix(, 0)
  };
  return (const char *)text;
}

const char *glossary_json(void) {
  static const unsigned char text[] = {
#embed "Files/glossary.json" suffix(, 0)
  };
  return (const char *)text;
}

const char *report_css(void) {
  static const unsigned char text[] = {
#embed "Files/report.css" suffix(, 0)
  };
  return (const char *)text;
}

const char *chart_css(void) {
  static const unsigned char text[] = {
#embed "Files/chart.css" suffix(, 0)
  };
  return (const char *)text;
}

const char *graph_js(void) {
  static const unsigned char text[] = {
#embed "Files/graph.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *report_js(void) {
  static const unsigned char text[] = {
#embed "Files/report.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *legend_html(void) {
  static const unsigned char text[] = {
#embed "Files/legend.html" suffix(, 0)
  };
  return (const char *)text;
}

const char *strips_html(void) {
  static const unsigned char text[] = {
#embed "Files/strips.html" suffix(, 0)
  };
  return (const char *)text;
}
