/**
 * Business words that end a compound company name ("Quelmirbank", "Tolvaneft"): the name without one means the group,
 * the name with another means a sister company. Names are built like this in Russian and its neighbours, German, Dutch,
 * the Nordic languages and English.
 */
const ENDINGS = [
  'bank banka banky bankas banca invest investbank finance finans fond fund capital kapital leasing lizing insurance strakh strakhovanie assurance pay',
  'neft nefteprodukt neftegaz neftekhim gaz gas oil petrol petroleum energo energy energia energiya elektro sbyt resurs resource resources',
  'trans transport transit logistics logistic logistik logistika cargo shipping marine avia aero air airlines flot port rail auto avto',
  'trade trading torg handel export eksport import impex snab market group grupp gruppe holding holdings service services servis',
  'stroy stroi proekt montazh bau beton cement tsement metall metal steel stal stahl kabel prom mash mashzavod zavod werke werk industrie industries',
  'chemie chem khim farm pharma med agro prodmash',
  'tech tekh technik technology technologies telecom telekom svyaz soft media net systems sistema elektronik electronics dobycha geo spets',
  // Adjectives from Slavic names of places and people: the "Quelmirskiy" works belong to Quelmir.
  'skiy skii skij skyy skyi sky ski skaya skaia skoe skoye ska ske skie',
];

/** By last letter, longest first. */
const BY_LAST = Map.groupBy(
  ENDINGS.join(' ')
    .split(' ')
    .sort((a, b) => b.length - a.length),
  (ending) => ending.at(-1),
);

/** Minimum length of the stem before the ending: a shorter one names nobody. */
const SHORTEST_STEM = 6;

/** The stem of a compound without its business word ("quelmirbank" → "quelmir"); undefined for other words. */
export function compoundStem(text: string): string | undefined {
  const endings = BY_LAST.get(text.at(-1));
  const ending = endings?.find((word) => text.length >= word.length + SHORTEST_STEM && text.endsWith(word));
  return ending === undefined ? undefined : text.slice(0, -ending.length);
}
