# Writes the catalogues as a C++ table:
#   cmake -DOUTPUT=FILE.cpp -DCATALOGUES=en.json,de.json -P embed_catalogues.cmake
# CMake reads the JSON here, so that the program needs no reader. A catalogue that it cannot read stops
# the build; what it lets pass, such as a comma too many, catalogue_test.cpp finds. The members of an
# object come in ascending order.

function(append_table path)
  get_filename_component(language ${path} NAME_WE)
  file(READ ${path} json)
  string(JSON count LENGTH "${json}")
  math(EXPR last "${count} - 1")
  string(APPEND code "constexpr Message k_${language}[] = {\n")
  foreach(i RANGE ${last})
    string(JSON key MEMBER "${json}" ${i})
    string(JSON pattern GET "${json}" "${key}")
    string(APPEND code "    {\"${key}\", R\"~(${pattern})~\"},\n")
  endforeach()
  string(APPEND code "};\n\n")
  string(APPEND catalogues "    {\"${language}\", k_${language}},\n")
  set(code "${code}" PARENT_SCOPE)
  set(catalogues "${catalogues}" PARENT_SCOPE)
endfunction()

set(code "#include \"app/catalogue_data.h\"\n\nnamespace linger {\nnamespace {\n\n")
set(catalogues "")
string(REPLACE "," ";" paths "${CATALOGUES}")
foreach(path ${paths})
  append_table(${path})
endforeach()
string(APPEND code "constexpr CatalogueData kCatalogues[] = {\n${catalogues}};\n\n}  // namespace\n\n")
string(APPEND code "std::span<const CatalogueData> catalogue_data() { return kCatalogues; }\n\n")
string(APPEND code "}  // namespace linger\n")
file(WRITE ${OUTPUT} "${code}")
