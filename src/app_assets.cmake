# The web app inside the executable: ui/ is built by Vite into the binary folder and embedded, each file with its
# brotli and gzip forms. Defines the target buntstift_assets with `http::embedded_assets()`.
set(ui "${CMAKE_SOURCE_DIR}/ui")
set(ui_dist "${CMAKE_BINARY_DIR}/ui")
npm_ci("${ui}")

file(GLOB_RECURSE ui_sources CONFIGURE_DEPENDS "${ui}/src/*" "${ui}/public/*" "${ui}/build/*")
list(FILTER ui_sources EXCLUDE REGEX "/src/testing/|\\.test\\.tsx?$")
add_custom_command(
  OUTPUT "${ui_dist}.stamp"
  COMMAND "${NODE_EXECUTABLE}" node_modules/vite/bin/vite.js build --outDir "${ui_dist}" --emptyOutDir --logLevel info
  COMMAND "${CMAKE_COMMAND}" -E touch "${ui_dist}.stamp"
  DEPENDS ${ui_sources} "${ui}/index.html" "${ui}/vite.config.ts" "${ui}/package-lock.json"
  WORKING_DIRECTORY "${ui}"
  COMMENT "Building the web app" VERBATIM)

embed(buntstift_assets FUNCTION http::embedded_assets COMPRESS for-the-web
  ENTRIES "=${ui_dist}"
  DEPENDS "${ui_dist}.stamp")
