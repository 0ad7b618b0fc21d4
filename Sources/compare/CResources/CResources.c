#include "CResources.h"

const char *rules_md(void) {
  static const unsigned char text[] = {
#embed "../ArchitectureRules/RuleExplanations/rules.md" suffix(, 0)
  };
  return (const char *)text;
}

const char *tracer_c(void) {
  static const unsigned char text[] = {
#embed "../RunTrace/TraceRecords/Tracer/tracer.c" suffix(, 0)
  };
  return (const char *)text;
}

const char *references_json(void) {
  static const unsigned char text[] = {
#embed "../ArchitectureReport/ReferenceColumns/references.json" suffix(, 0)
  };
  return (const char *)text;
}

const char *claims_json(void) {
  static const unsigned char text[] = {
#embed "../ArchitectureReport/ArchitectureClaims/claims.json" suffix(, 0)
  };
  return (const char *)text;
}

const char *public_apps_json(void) {
  static const unsigned char text[] = {
#embed "../ArchitectureReport/ArchitectureClaims/public-apps.json" suffix(, 0)
  };
  return (const char *)text;
}

const char *glossary_json(void) {
  static const unsigned char text[] = {
#embed "../ReportFormats/Tables/glossary.json" suffix(, 0)
  };
  return (const char *)text;
}

const char *report_css(void) {
  static const unsigned char text[] = {
#embed "../ReportFormats/HTML/report.css" suffix(, 0)
  };
  return (const char *)text;
}

const char *chart_css(void) {
  static const unsigned char text[] = {
#embed "../ReportFormats/Chart/chart.css" suffix(, 0)
  };
  return (const char *)text;
}

const char *graph_js(void) {
  static const unsigned char text[] = {
#embed "../ReportFormats/HTML/graph.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *report_js(void) {
  static const unsigned char text[] = {
#embed "../ReportFormats/HTML/report.js" suffix(, 0)
  };
  return (const char *)text;
}

const char *legend_html(void) {
  static const unsigned char text[] = {
#embed "../ReportFormats/HTML/legend.html" suffix(, 0)
  };
  return (const char *)text;
}

const char *strips_html(void) {
  static const unsigned char text[] = {
#embed "../ReportFormats/HTML/strips.html" suffix(, 0)
  };
  return (const char *)text;
}
