# Third-party code: libraries of the distribution, and pinned sources that the distribution has no static archive of.
# Sources are fetched into .deps/ and never committed.
include(FetchContent)

set(BUNTSTIFT_DEPS "${CMAKE_SOURCE_DIR}/.deps" CACHE PATH "folder of fetched sources")
find_program(NODE_EXECUTABLE node REQUIRED HINTS "${BUNTSTIFT_DEPS}/node/bin" NO_CMAKE_FIND_ROOT_PATH)
find_program(NPM_EXECUTABLE npm REQUIRED HINTS "${BUNTSTIFT_DEPS}/node/bin" NO_CMAKE_FIND_ROOT_PATH)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
find_package(Threads REQUIRED)

# fetch_source(<name> <source package> <version> <path in the pool> <sha256> [or-newer])
# Sets <name>_SOURCE_DIR. or-newer is that of fetch-source.sh. -DFETCHCONTENT_SOURCE_DIR_<NAME>=... takes an unpacked folder instead.
function(fetch_source name package version pool_path sha256)
  string(TOUPPER ${name} upper)
  get_filename_component(file ${pool_path} NAME)
  if(NOT FETCHCONTENT_SOURCE_DIR_${upper})
    execute_process(
      COMMAND sh "${CMAKE_SOURCE_DIR}/scripts/fetch-source.sh" "${BUNTSTIFT_DEPS}" ${package} ${version} ${pool_path} ${sha256} ${ARGN}
      COMMAND_ERROR_IS_FATAL ANY)
    if(EXISTS "${BUNTSTIFT_DEPS}/${file}.sha256")
      file(STRINGS "${BUNTSTIFT_DEPS}/${file}.sha256" sha256)
    endif()
  endif()
  # SOURCE_SUBDIR names no folder on purpose: we compile the few files that we need ourselves.
  FetchContent_Declare(${name} URL "file://${BUNTSTIFT_DEPS}/${file}" URL_HASH SHA256=${sha256}
    DOWNLOAD_EXTRACT_TIMESTAMP ON SOURCE_SUBDIR none)
  FetchContent_MakeAvailable(${name})
  set(${name}_SOURCE_DIR "${${name}_SOURCE_DIR}" PARENT_SCOPE)
endfunction()

# npm_ci(<folder>): installs exactly the lock file's packages into <folder>/node_modules, once per lock file.
function(npm_ci folder)
  file(SHA256 "${folder}/package-lock.json" lock)
  set(stamp "${folder}/node_modules/.buntstift-lock")
  set(installed "")
  if(EXISTS "${stamp}")
    file(READ "${stamp}" installed)
  endif()
  if(NOT installed STREQUAL lock)
    message(STATUS "npm ci in ${folder}")
    execute_process(COMMAND "${NPM_EXECUTABLE}" ci --ignore-scripts --no-audit --no-fund --loglevel=error
      WORKING_DIRECTORY "${folder}" COMMAND_ERROR_IS_FATAL ANY)
    file(WRITE "${stamp}" "${lock}")
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${folder}/package-lock.json")
endfunction()

if(BUNTSTIFT_STATIC)
  set(OPENSSL_USE_STATIC_LIBS ON) # must come before find_package
  set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
endif()
find_package(OpenSSL REQUIRED)
find_package(PNG REQUIRED)
find_package(ZLIB REQUIRED)

# Some of what is fetched names its files in messages (__FILE__). A compiler's cache may hand their paths over relative to
# the build folder, where those in CMakeLists.txt match nothing: either way, they begin below that folder.
function(name_files_below_build target)
  target_compile_options(${target} PRIVATE "-ffile-prefix-map=${CMAKE_BINARY_DIR}/=")
endfunction()

# What others wrote is checked for wrong addresses only: undefined behaviour of their own is not ours to mend, and its checks
# are a quarter of the time that SQLite takes to compile.
function(sanitize_addresses_only target)
  if(BUNTSTIFT_SANITIZE MATCHES "undefined")
    target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
  endif()
endfunction()

# cpp-httplib, compiled once. Upstream's split.py makes a header and a source file of the single header (17 s saved
# in every file that includes it). src/http/parking_server.h says what makes this version safe.
fetch_source(httplib cpp-httplib 0.41.0+ds-3 pool/main/c/cpp-httplib/cpp-httplib_0.41.0+ds.orig.tar.xz
  7acb492bffdd95165677d22145c2c4890e6432c5ef53d0f781defe8dec48f567)
set(httplib_split "${CMAKE_BINARY_DIR}/httplib")
if(NOT EXISTS "${httplib_split}/httplib.cc")
  execute_process(COMMAND "${Python3_EXECUTABLE}" "${httplib_SOURCE_DIR}/split.py" -o "${httplib_split}"
    WORKING_DIRECTORY "${httplib_SOURCE_DIR}" COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
endif()
add_library(httplib STATIC "${httplib_split}/httplib.cc")
target_include_directories(httplib SYSTEM PUBLIC "${httplib_split}")
target_compile_definitions(httplib PUBLIC CPPHTTPLIB_OPENSSL_SUPPORT)
target_compile_options(httplib PRIVATE -w)
name_files_below_build(httplib)
sanitize_addresses_only(httplib)
target_link_libraries(httplib PUBLIC OpenSSL::SSL OpenSSL::Crypto Threads::Threads)

# libharu, without its PNG reader: a malformed PNG would abort the process.
fetch_source(haru libharu 2.3.0+dfsg-1 pool/main/libh/libharu/libharu_2.3.0+dfsg.orig.tar.xz
  87e8269d4b1b333a6e44168b4209bc6442ae3a11557cc8dc386fed65400bd34e)
file(GLOB haru_sources "${haru_SOURCE_DIR}/src/*.c")
# Unlike file(WRITE), this leaves an unchanged file alone, so that a configure does not rebuild the library.
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/haru/hpdf_config.h" CONTENT "#define LIBHPDF_HAVE_NOPNGLIB 1\n")
# Its streams are deflated at zlib's level 6, which takes a third of the time that a book takes; level 3 takes half of
# that for files that are a few percent larger. The library has no setting for it.
file(READ "${haru_SOURCE_DIR}/src/hpdf_streams.c" haru_streams)
string(REPLACE "deflateInit_(&strm, Z_DEFAULT_COMPRESSION," "deflateInit_(&strm, 3," haru_quick_streams "${haru_streams}")
if(haru_quick_streams STREQUAL haru_streams)
  message(FATAL_ERROR "libharu sets its compression level elsewhere")
endif()
file(GENERATE OUTPUT "${CMAKE_BINARY_DIR}/haru/hpdf_streams.c" CONTENT "${haru_quick_streams}")
list(REMOVE_ITEM haru_sources "${haru_SOURCE_DIR}/src/hpdf_streams.c")
add_library(haru STATIC ${haru_sources} "${CMAKE_BINARY_DIR}/haru/hpdf_streams.c")
target_include_directories(haru SYSTEM PUBLIC "${haru_SOURCE_DIR}/include" "${CMAKE_BINARY_DIR}/haru")
# -fexceptions: our error handler throws through its frames.
target_compile_options(haru PRIVATE -w -fexceptions -ffunction-sections -fdata-sections)
sanitize_addresses_only(haru)
name_files_below_build(haru)
target_link_libraries(haru PUBLIC ZLIB::ZLIB m)

# SQLite: the amalgamation inside an npm package, because 3.7.0 to 3.51.2 can corrupt a WAL file and the distribution
# has 3.40. The distribution's SQLiteCpp archive refers to the column-metadata and load-extension functions.
npm_ci("${CMAKE_SOURCE_DIR}/scripts/deps")
set(sqlite_folder "${CMAKE_SOURCE_DIR}/scripts/deps/node_modules/better-sqlite3/deps/sqlite3")
add_library(sqlite STATIC "${sqlite_folder}/sqlite3.c")
target_include_directories(sqlite SYSTEM PUBLIC "${sqlite_folder}")
target_compile_definitions(sqlite PRIVATE SQLITE_ENABLE_COLUMN_METADATA SQLITE_THREADSAFE=2 SQLITE_DQS=0
  SQLITE_DEFAULT_FOREIGN_KEYS=1 SQLITE_LIKE_DOESNT_MATCH_BLOBS SQLITE_OMIT_DEPRECATED SQLITE_USE_ALLOCA
  SQLITE_DEFAULT_WAL_SYNCHRONOUS=2)
# Unoptimised, the sanitizers' tests spend a tenth of their time in it.
target_compile_options(sqlite PRIVATE -w -ffunction-sections -fdata-sections $<$<NOT:$<CONFIG:Release>>:-O1>)
sanitize_addresses_only(sqlite)
target_link_libraries(sqlite PUBLIC Threads::Threads ${CMAKE_DL_LIBS} m)
find_library(SQLITECPP_ARCHIVE libSQLiteCpp.a REQUIRED)
add_library(sqlitecpp INTERFACE)
target_link_libraries(sqlitecpp INTERFACE "${SQLITECPP_ARCHIVE}" sqlite)

include(libpq)

find_library(SODIUM_LIBRARY NAMES libsodium.a sodium REQUIRED)
find_library(MINIZIP_LIBRARY NAMES libminizip.a minizip REQUIRED)
find_library(GUMBO_LIBRARY NAMES libgumbo.a gumbo REQUIRED)
find_library(QRCODEGEN_LIBRARY NAMES libqrcodegencpp.a qrcodegencpp REQUIRED)
find_library(TURBOJPEG_LIBRARY NAMES libturbojpeg.a turbojpeg REQUIRED)
find_library(WEBP_LIBRARY NAMES libwebp.a webp REQUIRED)
find_library(AGG_LIBRARY NAMES libagg.a agg REQUIRED)
find_path(AGG_INCLUDE_DIR agg_basics.h PATH_SUFFIXES agg2 REQUIRED)
add_library(agg INTERFACE)
target_include_directories(agg SYSTEM INTERFACE "${AGG_INCLUDE_DIR}")
target_link_libraries(agg INTERFACE "${AGG_LIBRARY}")
