#include "app/catalogue.h"

#include <unicode/locid.h>
#include <unicode/msgfmt.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <unordered_map>

#include "app/ascii.h"
#include "app/catalogue_data.h"
#include "cards/card_text.h"

namespace linger {
namespace {

const CatalogueData* find_catalogue(std::string_view language) {
  for (const CatalogueData& data : catalogue_data())
    if (data.language == language) return &data;
  return nullptr;
}

std::string_view environment(const char* variable) {
  const char* value = std::getenv(variable);
  return value == nullptr ? std::string_view() : value;
}

icu::UnicodeString unicode(std::string_view utf8) {
  return icu::UnicodeString::fromUTF8(
      icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
}

}  // namespace

std::string disarmed(std::string_view text) {
  const icu::UnicodeString source = unicode(text);
  std::string result;
  for (std::int32_t i = 0; i < source.length(); i = source.moveIndex32(i, 1)) {
    const UChar32 character = source.char32At(i);
    const bool control = character < 0x20 || (character >= 0x7F && character < 0xA0) ||
                         (character >= 0x2028 && character <= 0x202E) ||
                         (character >= 0x2066 && character <= 0x2069);
    icu::UnicodeString(control ? 0xFFFD : character).toUTF8String(result);
  }
  return result;
}

std::string printable(std::string_view text) {
  return text.size() <= kMaxForeignText ? disarmed(text)
                                        : disarmed(text.substr(0, kMaxForeignText)) + "…";
}

std::vector<std::string_view> languages() {
  std::vector<std::string_view> all;
  for (const CatalogueData& data : catalogue_data()) all.push_back(data.language);
  return all;
}

std::string_view choose_language(std::string_view asked) {
  if (const CatalogueData* data = find_catalogue(asked)) return data->language;
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const std::string_view locale = environment(variable);  // "de_DE.UTF-8"
    if (locale.empty()) continue;
    const CatalogueData* data = find_catalogue(locale.substr(0, locale.find_first_of("_.@")));
    return data == nullptr ? catalogue_data().front().language : data->language;
  }
  return catalogue_data().front().language;
}

struct Catalogue::Patterns {
  std::span<const Message> messages;
  bool ascii = false;
  icu::Locale locale;
  std::unordered_map<std::string_view, std::unique_ptr<icu::MessageFormat>> parsed;

  const Message* find(std::string_view key) const {
    const auto found = std::ranges::lower_bound(messages, key, {}, &Message::key);
    return found != messages.end() && found->key == key ? &*found : nullptr;
  }

  // nullptr if there is no such message, or if it cannot be parsed.
  icu::MessageFormat* format(std::string_view key) {
    const Message* message = find(key);
    if (message == nullptr) return nullptr;
    auto& format = parsed[message->key];
    if (!format) {
      UErrorCode status = U_ZERO_ERROR;
      format = std::make_unique<icu::MessageFormat>(
          unicode(ascii ? pattern_in_ascii(message->pattern) : message->pattern), locale, status);
      if (U_FAILURE(status) != 0) format.reset();
    }
    return format.get();
  }
};

struct Catalogue::Value {
  icu::Formattable formattable;
};

Catalogue::Catalogue(std::string_view language, const CardStyle& style) {
  const CatalogueData* data = find_catalogue(language);
  if (data == nullptr) data = &catalogue_data().front();
  language_ = data->language;
  patterns_ = std::make_unique<Patterns>(
      Patterns{data->messages, style.ascii, icu::Locale(std::string(language_).c_str()), {}});
  signs_ = card_signs(*this, style);
}

Catalogue::~Catalogue() = default;

bool Catalogue::ascii() const {
  return patterns_->ascii;
}

// A text of unknown origin that is safe to print, in this style.
std::string Catalogue::foreign(std::string text) const {
  return ascii() ? disarmed_in_ascii(std::move(text)) : text;
}

void Catalogue::name_players(std::span<const std::string> names) {
  names_.clear();
  for (const std::string& name : names) names_.push_back(foreign(printable(name)));
}

std::string_view Catalogue::pattern(std::string_view key) const {
  const Message* message = patterns_->find(key);
  return message == nullptr ? std::string_view() : message->pattern;
}

Catalogue::Value Catalogue::value_of(const Argument& argument) const {
  if (const int* number = std::get_if<int>(&argument))
    return {icu::Formattable(static_cast<std::int32_t>(*number))};
  if (const std::int64_t* number = std::get_if<std::int64_t>(&argument))
    return {icu::Formattable(static_cast<int64_t>(*number))};
  const auto words = [this](const auto& value) -> std::string {
    using Type = std::remove_cvref_t<decltype(value)>;
    if constexpr (std::is_same_v<Type, Suit>)
      return name(value);
    else if constexpr (std::is_same_v<Type, std::string>)
      return foreign(value);
    else if constexpr (std::is_arithmetic_v<Type>)
      return {};
    else
      return show(value);
  };
  return {icu::Formattable(unicode(std::visit(words, argument)))};
}

std::string Catalogue::text(std::string_view key, const Arguments& arguments) const {
  const icu::MessageFormat* format = patterns_->format(key);
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  for (const auto& [name, argument] : arguments) {
    names.push_back(unicode(name));
    values.push_back(value_of(argument).formattable);
    if (const SeatNumber* seat = std::get_if<SeatNumber>(&argument)) {
      names.push_back(unicode(name).append(unicode("_is")));
      values.emplace_back(unicode(reader_ == seat->seat ? "you" : "other"));
    }
  }
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString sentence;
  if (format != nullptr)
    format->format(names.data(), values.data(), static_cast<std::int32_t>(names.size()), sentence,
                   status);
  if (format == nullptr || U_FAILURE(status) != 0) return "[" + std::string(key) + "]";
  std::string text;
  return sentence.toUTF8String(text);
}

std::string Catalogue::text(const Reason& reason, std::string_view family) const {
  std::string key = std::string(family) + "." + std::string(reason.code);
  Arguments arguments = reason.args;
  for (auto& [name, argument] : arguments)
    if (auto* foreign = std::get_if<std::string>(&argument)) *foreign = printable(*foreign);

  // Messages that have a short form name each of their arguments once, without a format.
  if (const std::string short_key = key + ".short"; has(short_key)) {
    const std::string_view message = pattern(key);
    const auto named = std::ranges::count_if(arguments, [message](const auto& argument) {
      return message.find("{" + std::string(argument.first) + "}") != message.npos;
    });
    if (named < std::ranges::count(message, '{')) key = short_key;
  }
  return text(key, arguments);
}

std::string Catalogue::show(std::span<const Card> cards) const {
  if (cards.empty()) return text("list.none");
  std::string result;
  for (Card card : cards) result.append(result.empty() ? "" : " ").append(show(card));
  return result;
}

std::string Catalogue::show(SeatNumber seat) const {
  if (reader_ == seat.seat) return text("play.name.you");
  const auto place = static_cast<std::size_t>(seat.seat);
  return place < names_.size() ? names_[place] : text("seat.number", {{"number", seat.seat}});
}

std::string Catalogue::name(Suit suit) const {
  return text(std::string("suit.") + letter(suit));
}

std::string Catalogue::name(Card card) const {
  return text("card.name", {{"rank", text(std::string("rank.") + letter(card.rank()) + ".name")},
                            {"suit", card.suit()}});
}

std::string Catalogue::decimal(double number, int places) const {
  std::array<char, 64> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number,
                                 std::chars_format::fixed, places)
                       .ptr;
  std::string out(digits.data(), end);
  if (const std::size_t point = out.find('.'); point != std::string::npos)
    out.replace(point, 1, text("number.point"));
  return out;
}

std::string Catalogue::joined(std::span<const std::string> items) const {
  if (items.empty()) return text("list.none");
  std::string result = items.front();
  for (const std::string& item : items.subspan(1))
    result = text("list.joint", {{"first", result}, {"rest", item}});
  return result;
}

std::string Catalogue::joined_with_and(std::span<const std::string> items) const {
  if (items.size() < 2) return joined(items);
  return text("list.and",
              {{"first", joined(items.first(items.size() - 1))}, {"last", items.back()}});
}

}  // namespace linger
