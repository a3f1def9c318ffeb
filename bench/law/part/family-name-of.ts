import type { ListedName } from '@namesake/engine';

/** Small words before a family name, and after a patronymic. */
const PARTICLES = new Set(
  'al el ul bin ibn ben bint abu abou umm de la del della di da dos das du van von der den ter y e e.g jr sr ii iii'.split(
    ' ',
  ),
);
const PATRONYMIC =
  /(?:ovich|evich|ovych|evych|yevich|ovna|evna|ivna|yevna|ович|евич|овна|евна|івна|оглы|огли|кызы|ogly|oglu|kyzy|qizi)$/iu;

/**
 * The family name in a person's listed name: the publisher's field, otherwise the last word that is not a patronymic,
 * particle or given name. Empty if there is none. Independent of the engine's tagger.
 */
export function familyNameOf({ value, parts }: ListedName): string {
  if (parts?.family !== undefined && value.includes(parts.family)) return parts.family;
  const given = new Set([parts?.given, parts?.middle, parts?.patronymic].flatMap((part) => part?.split(/\s+/u) ?? []));
  const words = value.split(/[\s,]+/u).filter((word) => /\p{L}/u.test(word));
  const mayBe = words.filter(
    (word, at) =>
      !PARTICLES.has(word.toLowerCase()) &&
      !given.has(word) &&
      // In "Orlan Varnokovich" no other name follows the given name.
      (!PATRONYMIC.test(word) || words.length <= 2 || at === words.length - 1),
  );
  return words.length > 1 ? (mayBe.at(-1) ?? '') : '';
}
