# embed(<target> FUNCTION <c++ name> [COMPRESS for-the-web|for-use] DEPENDS <files...>
#   ENTRIES <name=path ...>)
#
# Makes a static library that holds files in its read-only data (.incbin: 0.01 s for 10 MB, where a C array takes 16 s)
# and defines `std::span<const base::Embedded> <c++ name>()`, sorted by name. A path that is a folder is taken whole,
# with "name/" before each file. COMPRESS is that of embed.mjs.
function(embed target)
  cmake_parse_arguments(ARG "" "FUNCTION;COMPRESS" "ENTRIES;DEPENDS" ${ARGN})
  set(out "${CMAKE_BINARY_DIR}/embed/${target}")
  set(flags "")
  if(ARG_COMPRESS)
    set(flags --compress ${ARG_COMPRESS})
  endif()
  add_custom_command(
    OUTPUT "${out}/embedded.S" "${out}/embedded.cpp"
    COMMAND "${NODE_EXECUTABLE}" "${CMAKE_SOURCE_DIR}/scripts/embed.mjs" --out "${out}" --function "${ARG_FUNCTION}"
      ${flags} ${ARG_ENTRIES}
    DEPENDS "${CMAKE_SOURCE_DIR}/scripts/embed.mjs" ${ARG_DEPENDS}
    COMMENT "Embedding ${target}" VERBATIM)
  add_library(${target} STATIC "${out}/embedded.S" "${out}/embedded.cpp")
  # The assembler reads the payload itself, which the dependency scanner does not see.
  set_source_files_properties("${out}/embedded.S" PROPERTIES OBJECT_DEPENDS "${out}/embedded.cpp;${ARG_DEPENDS}")
  target_include_directories(${target} PRIVATE "${CMAKE_SOURCE_DIR}/src")
endfunction()
