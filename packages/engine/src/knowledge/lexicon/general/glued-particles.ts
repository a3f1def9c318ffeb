import { CHINESE_SURNAMES } from '../names/surname-readings.ts';
import { variantRowsOf } from '../variants/name-variants.ts';
import { ARABIC_ARTICLES } from './particles.ts';

/** Particles that Maghrebi spellings and passports join with the name after them. */
const GLUED =
  /^(ben|bin|bel|bil|bou|boul|bu|abou|aboul|abu|abul|abo|ould|oulad|ouled|ait|el|al|ul|oum|umm)([a-z]{4,})$/;
/** The article as pronounced before a similar consonant: Ettounsi, Errachidi, Echahed. */
const ASSIMILATED = /^[ae](?=([tsdrnz])\1|ch|sh)(?:[tsdrnz](?=[tsdrnz]))?([a-z]{4,})$/;

/**
 * Splits a word into a small word and a known name ("Benslimane": "ben", "slimane"). "Beltran" is not Bel Tran: Chinese
 * family names are not preceded by such words.
 */
export function gluedParticle(word: string): readonly [particle: string, name: string] | undefined {
  if (word.length < SHORTEST || variantRowsOf(word).length > 0) return undefined;
  const [, particle, name] = GLUED.exec(word) ?? [];
  if (particle !== undefined && name !== undefined && variantRowsOf(name).length > 0 && !CHINESE_SURNAMES.has(name))
    return [OF_ARTICLE.get(particle) ?? particle, name];
  const [, , other] = ASSIMILATED.exec(word) ?? [];
  return other !== undefined && variantRowsOf(other).length > 0 ? ['al', other] : undefined;
}

/** Particles that include the article: "Belmokhtar" is bin al-Mukhtar. */
const OF_ARTICLE: ReadonlyMap<string, string> = new Map([
  ['bel', 'bin'],
  ['bil', 'bin'],
]);
const SHORTEST = 6;

/** Spellings of the article, "son of" or "father of" joined with the name after them; none for other words. */
export function glueParticle(particle: string, article: boolean, name: string): readonly string[] {
  const hasArticle = article || particle.endsWith('l');
  if (SON.has(particle)) return hasArticle ? [`bel${name}`, `benel${name}`] : [`ben${name}`];
  if (FATHER.has(particle)) return hasArticle ? [`boul${name}`, `bel${name}`] : [`bou${name}`];
  return ARABIC_ARTICLES.has(particle) && SUN.test(name) ? [`e${name.replace(SUN, '$1$&')}`] : NONE;
}

/** Sounds that the article assimilates to: a single letter is doubled, two letters are not. */
const SUN = /^(?:ch|sh|([tsdrnz])(?!h))/;

const NONE: readonly string[] = [];
const SON = new Set(['bin', 'ben', 'ibn']);
const FATHER = new Set(['abu', 'abou', 'abo', 'bu', 'bou', 'abul', 'aboul', 'abol', 'boul']);
