import { LEGAL_FORMS } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { VESSEL_WORDS } from '../../knowledge/lexicon/companies/vessel-words.ts';
import { COUNTRY_NAMES } from '../../knowledge/lexicon/context/country-names.gen.ts';
import { GLUED_CITIES, NATIVE_CITIES } from '../../knowledge/lexicon/context/native-cities.ts';
import { GLUED_OCCUPATIONS, OCCUPATIONS } from '../../knowledge/lexicon/context/occupations.ts';
import { HONORIFICS } from '../../knowledge/lexicon/general/honorifics.ts';
import { GLUED_TITLES, NATIVE_TITLES } from '../../knowledge/lexicon/general/native-titles.ts';
import { ROLE_WORDS } from '../../knowledge/lexicon/general/role-words.ts';
import { CITY_NAMES, EMBARGOED_CITY_NAMES } from '../../knowledge/lexicon/places/cities.gen.ts';
import { GLUED_PLACES } from '../../knowledge/lexicon/places/glued-places.ts';
import { PLACE_WORDS } from '../../knowledge/lexicon/places/places.ts';
import { isGlued } from '../../knowledge/lexicon/table/native-form.ts';
import { PhraseTable } from '../../normalise/phrases/phrase-table.ts';
import type { Token } from '../../normalise/text/token.ts';
import { foldCase } from '../../normalise/unicode.ts';

/** Phrases of one or more words, by their words. */
type Contexts = {
  /** By their romanised words. */
  readonly romanised: PhraseTable;
  /** By their words as written, in lower case. */
  readonly written: PhraseTable;
  /** For scripts without spaces: by first character, longest first. */
  readonly glued: ReadonlyMap<string, readonly string[]>;
};

const contexts = lazy((): Contexts => {
  const countries = COUNTRY_NAMES.replaceAll('\n', '').split(',');
  const written = [...countries, ...NATIVE_CITIES, ...OCCUPATIONS].map((form) => form.trim());
  const glued = [
    ...written.filter(isGlued),
    ...GLUED_CITIES,
    ...GLUED_OCCUPATIONS,
    ...GLUED_PLACES.keys(),
    ...GLUED_TITLES.map(([title]) => title),
  ];
  return {
    romanised: new PhraseTable([
      ...PLACE_WORDS.keys(),
      ...CITY_NAMES.split('\n'),
      ...EMBARGOED_CITY_NAMES.split('\n'),
      ...HONORIFICS.flatMap(({ forms }) => forms),
      ...NATIVE_TITLES,
      ...ROLE_WORDS.flatMap(({ forms }) => forms),
      ...LEGAL_FORMS.flatMap(({ forms }) => forms),
      ...VESSEL_WORDS,
    ]),
    written: new PhraseTable(written.filter((form) => !isGlued(form)).map(asWritten)),
    glued: byFirstCharacter(glued),
  };
});

/** The words of a phrase for look-up, without hyphens. */
const asWritten = (form: string): string => form.replaceAll(/[-\s]+/g, ' ');

function byFirstCharacter(forms: readonly string[]): Map<string, string[]> {
  const byFirst = new Map<string, string[]>();
  for (const form of [...new Set(forms)].sort((a, b) => b.length - a.length)) {
    const known = byFirst.get(form.charAt(0));
    if (known === undefined) byFirst.set(form.charAt(0), [form]);
    else known.push(form);
  }
  return byFirst;
}

/**
 * Marks the words of a text that are, or belong to, a place, nationality, title, role, occupation or legal form.
 * @returns for each word the number of words in its phrase, 0 for all others
 */
export function contextWords(text: string, tokens: readonly Token[]): Uint8Array {
  const { romanised, written, glued } = contexts();
  const found = new Uint8Array(tokens.length);
  const words = tokens.map(({ text: word, letter }) => (letter === undefined ? word : ''));
  const own = tokens.map(({ start, end, letter }) =>
    letter === undefined ? foldCase(text.slice(start, end)).replaceAll('.', '') : '',
  );
  for (let at = 0; at < tokens.length; at++) {
    if (words[at] === '') continue;
    const length = Math.max(romanised.longestAt(words, at), written.longestAt(own, at));
    for (let i = at; i < at + length; i++) found[i] = Math.max(found[i] ?? 0, length);
  }
  if (tokens.some(({ letter }) => letter !== undefined)) markGlued(text, tokens, glued, found);
  return found;
}

/** Marks the characters of phrases written without spaces. */
function markGlued(text: string, tokens: readonly Token[], glued: Contexts['glued'], found: Uint8Array): void {
  let end = 0;
  tokens.forEach(({ start, letter, end: own }, i) => {
    if (letter === undefined) return;
    if (start >= end) {
      const phrase = glued.get(text.charAt(start))?.find((form) => text.startsWith(form, start));
      if (phrase !== undefined) end = start + phrase.length;
    }
    if (own <= end) found[i] = 2;
  });
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
