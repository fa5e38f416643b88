// What a study found, as one file to show to others: a page (HTML) or its main chart (SVG). It
// needs nothing beside it, runs no script, and can be printed.
#pragma once

#include <string>

#include "app/catalogue.h"
#include "study/study.h"

namespace linger {

// Of a study and the command that makes it. Throws InputFault where gnuplot fails.
std::string study_page(const Study& study, const std::string& command, const Catalogue& catalogue);
// Who wins a hand, for every number of players and level.
std::string study_picture(const Study& study, const Catalogue& catalogue);

}  // namespace linger
