// The files that are part of `compare`, so that the program works wherever it lies. An array literal in Swift
// costs the compiler about as much as the code around it; C takes a file as it is.

#ifndef COMPARE_RESOURCES_H
#define COMPARE_RESOURCES_H

const char *_Nonnull rules_md(void);
const char *_Nonnull tracer_c(void);
const char *_Nonnull references_json(void);
const char *_Nonnull claims_json(void);
const char *_Nonnull public_apps_json(void);
const char *_Nonnull glossary_json(void);
const char *_Nonnull report_css(void);
const char *_Nonnull chart_css(void);
const char *_Nonnull graph_js(void);
const char *_Nonnull report_js(void);
const char *_Nonnull legend_html(void);
const char *_Nonnull strips_html(void);

#endif
