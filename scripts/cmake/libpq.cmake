# PostgreSQL's client library (scripts/libpq/README.md). Of its functions only those that are called are linked.
fetch_source(postgresql postgresql-17 17.11-1 pool/main/p/postgresql-17/postgresql-17_17.11.orig.tar.bz2
  dd27f2b3c59e73ed14aa3324901242bf69a032a6347805f274e6260322d42979 or-newer)
set(libpq_sources "${CMAKE_SOURCE_DIR}/scripts/libpq/sqlstate.c")
foreach(name fe-auth fe-auth-scram fe-cancel fe-connect fe-exec fe-lobj fe-misc fe-protocol3 fe-secure fe-secure-common
    fe-secure-openssl fe-trace libpq-events pqexpbuffer)
  list(APPEND libpq_sources "${postgresql_SOURCE_DIR}/src/interfaces/libpq/${name}.c")
endforeach()
foreach(name base64 cryptohash_openssl encnames hmac_openssl ip link-canary md5_common saslprep scram-common string
    unicode_norm wchar pg_prng)
  list(APPEND libpq_sources "${postgresql_SOURCE_DIR}/src/common/${name}.c")
endforeach()
foreach(name chklocale inet_net_ntop pg_strong_random pgstrcasecmp snprintf strerror timingsafe_bcmp getpeereid strlcpy
    strlcat user)
  list(APPEND libpq_sources "${postgresql_SOURCE_DIR}/src/port/${name}.c")
endforeach()
add_library(libpq STATIC ${libpq_sources})
target_compile_definitions(libpq PRIVATE FRONTEND _GNU_SOURCE)
target_compile_options(libpq PRIVATE -w -Os -std=gnu11 -fno-strict-aliasing -fwrapv -ffunction-sections -fdata-sections)
name_files_below_build(libpq)
sanitize_addresses_only(libpq)
target_include_directories(libpq SYSTEM PRIVATE "${CMAKE_SOURCE_DIR}/scripts/libpq" "${postgresql_SOURCE_DIR}/src/port"
  PUBLIC "${CMAKE_BINARY_DIR}/libpq" PRIVATE "${postgresql_SOURCE_DIR}/src/include" "${postgresql_SOURCE_DIR}/src/interfaces/libpq")
# Only the three headers that callers need, as the other ones define names like `bool`.
foreach(header interfaces/libpq/libpq-fe.h include/postgres_ext.h include/pg_config_ext.h)
  get_filename_component(name ${header} NAME)
  if(name STREQUAL "pg_config_ext.h")
    configure_file("${CMAKE_SOURCE_DIR}/scripts/libpq/${name}" "${CMAKE_BINARY_DIR}/libpq/${name}" COPYONLY)
  else()
    configure_file("${postgresql_SOURCE_DIR}/src/${header}" "${CMAKE_BINARY_DIR}/libpq/${name}" COPYONLY)
  endif()
endforeach()
target_link_libraries(libpq PUBLIC OpenSSL::SSL OpenSSL::Crypto)
