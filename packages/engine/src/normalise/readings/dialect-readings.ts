import { cantoneseSyllables, HOKKIEN_SYLLABLES } from '../../knowledge/lexicon/names/chinese-given-names.ts';
import { CHINESE_SURNAMES } from '../../knowledge/lexicon/names/surname-readings.ts';
import { SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import type { NativeReading } from '../../knowledge/scripts/native-readings.ts';
import type { Token } from '../text/token.ts';

const NONE: readonly NativeReading[] = [];
/** Number of words: a family name and two syllables, perhaps with an English name or a husband's. */
const FEWEST = 3;
const MOST = 5;
/** Maximum number of Mandarin syllables tried for one dialect syllable. */
const MAX_SYLLABLES = 5;

/**
 * Pinyin readings of a Chinese given name in Hong Kong or overseas Hokkien spelling: "Lam Siu Ming" is Lin Xiaoming or
 * Lin Zhaoming. None unless a family name is next to two syllables of one dialect. Family names have a table of their
 * own.
 */
export function dialectReadings(tokens: readonly Token[]): readonly NativeReading[] {
  if (tokens.length < FEWEST || tokens.length > MOST) return NONE;
  const readings = new Map<string, NativeReading>();
  for (let first = 0; first + 1 < tokens.length; first++) {
    if (!isSurname(tokens[first - 1]) && !isSurname(tokens[first + 2])) continue;
    for (const syllables of [cantoneseSyllables(), HOKKIEN_SYLLABLES])
      for (const reading of givenReadings(syllables, tokens, first))
        readings.set(`${reading.first} ${reading.count} ${reading.text}`, reading);
  }
  return readings.size === 0 ? NONE : [...readings.values()];
}

const isSurname = (token: Token | undefined): boolean => token?.script === 'Latn' && CHINESE_SURNAMES.has(token.text);

function givenReadings(
  syllables: ReadonlyMap<string, readonly string[]>,
  tokens: readonly Token[],
  first: number,
): NativeReading[] {
  const [one, two] = tokens.slice(first, first + 2).map(({ text, script }) => {
    return script === 'Latn' ? syllables.get(text)?.slice(0, MAX_SYLLABLES) : undefined;
  });
  if (one === undefined || two === undefined) return [];
  const reading = (at: number, count: number, text: string) => ({ first: at, count, text, system: SYSTEM.dialect });
  return [
    ...one.map((text) => reading(first, 1, text)),
    ...two.map((text) => reading(first + 1, 1, text)),
    ...one.flatMap((text) => two.map((next) => reading(first, 2, text + next))),
  ];
}
