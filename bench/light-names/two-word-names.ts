import type { Listing, Model } from '@namesake/engine';
import { everydayMeaning } from '../../packages/engine/src/knowledge/model/everyday.ts';
import { normaliseText } from '../../packages/engine/src/normalise/text/normalise-text.ts';
import { alerting } from './listed-words.ts';

/** Strong names of people with two words, and those among them made of two common given names: "Abdul Aziz". */
export function twoWordNames(listings: readonly Listing[], model: Model): { all: number; light: readonly string[] } {
  const names = new Map<string, boolean>();
  for (const listing of alerting(listings))
    for (const { value, quality } of listing.entityType === 'person' ? listing.names : []) {
      if (quality === 'weak') continue;
      const words = normaliseText(value).tokens.map(({ text }) => text);
      if (words.length !== 2) continue;
      names.set(
        words.join(' '),
        words.every((word) => model.isGivenName(word) && everydayMeaning(word) !== undefined),
      );
    }
  return { all: names.size, light: [...names].flatMap(([name, isLight]) => (isLight ? [name] : [])) };
}
