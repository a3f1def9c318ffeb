import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { LEGAL_FORMS, legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { VESSEL_WORDS } from '../../knowledge/lexicon/companies/vessel-words.ts';
import { HONORIFICS } from '../../knowledge/lexicon/general/honorifics.ts';
import { GLUED_TITLES, NATIVE_TITLES } from '../../knowledge/lexicon/general/native-titles.ts';
import { FUNCTION_WORDS, particleKind } from '../../knowledge/lexicon/general/particles.ts';
import { roleConcept } from '../../knowledge/lexicon/general/role-words.ts';
import { STOP_WORDS } from '../../knowledge/lexicon/general/stop-words.ts';
import type { Token } from '../../normalise/text/normalise-text.ts';
import { contextWords } from '../parts/context-words.ts';
import { isShortNumber } from '../sentence/everyday-word.ts';
import { messageTokens } from '../sentence/message-tokens.ts';

const wordsOf = (phrases: readonly string[]): string[] => phrases.flatMap((phrase) => phrase.split(' '));
const SMALL = new Set([
  ...wordsOf(LEGAL_FORMS.flatMap(({ forms }) => forms)),
  ...wordsOf(HONORIFICS.flatMap(({ forms }) => forms)),
  ...wordsOf(NATIVE_TITLES),
  ...wordsOf(VESSEL_WORDS),
  ...FUNCTION_WORDS,
  ...STOP_WORDS,
]);

/** Different words of business that name a company together: "Digital Lighting Systems", "Digital Lighting Ltd". */
const [NAMED_BY, NAMED_WITH_FORM] = [3, 2];

/**
 * Whether a text names nobody: it has only legal forms, titles, small words, one word of business, words of
 * messages, letters and short numbers. A search that finds nothing by such a text proves nothing.
 */
export function namesNobody(text: string, tokens: readonly Token[]): boolean {
  const isMessage = messageTokens(text, tokens);
  const titles = NATIVE.flatMap((title) => placesOf(text, title));
  const inPhrase = contextWords(text, tokens);
  const businesses = new Set<string>();
  for (const [i, token] of tokens.entries()) {
    if (isMessage[i] === true || titles.some(([start, end]) => token.start >= start && token.end <= end)) continue;
    // A character is known by its phrase: by its sound it is a legal form, too.
    if (token.letter !== undefined && inPhrase[i] === 0) return false;
    if (!isNothing(token)) return false;
    const business = businessConcept(token.text);
    if (business !== undefined) businesses.add(business);
  }
  // What a field has cut off does not end in a legal form.
  const isWhole = legalFormClass(tokens.at(-1)?.text ?? '') !== undefined;
  return businesses.size < (isWhole ? NAMED_WITH_FORM : NAMED_BY);
}

/** Titles of scripts without spaces, as they are written. */
const NATIVE = GLUED_TITLES.map(([title]) => title);

function placesOf(text: string, part: string): [start: number, end: number][] {
  const at = text.indexOf(part);
  return at === -1 ? [] : [[at, at + part.length]];
}

const isNothing = ({ text, start, end, letter }: Token): boolean =>
  letter !== undefined ||
  text.length < 2 ||
  end - start === 1 ||
  SMALL.has(text) ||
  particleKind(text) !== undefined ||
  businessConcept(text) !== undefined ||
  roleConcept(text) !== undefined ||
  isShortNumber(text);
