import type { EntityType, Listing } from '../../src/types/listing.ts';
import { party } from './party.ts';
import { below, pick, type Random } from './random.ts';

const SYLLABLES =
  'var nok tol brek mir quel ban dor vane zil ka ren osh ul tan gri mel dov pra sun lir jeb fen hus wark yol sti cham phor zhu kri bel tso nad gul em ir ost'.split(
    ' ',
  );
/** Common words on purpose: what many names share is where retrieval may lose one. */
const COMMON = 'Muhammad Ahmad Ali Hasan Vladimir Ivan Maria Juan Kim Li Wang John Peter'.split(' ');
const PATRONYMICS = 'Ivanovich Petrovna Sergeevich Vladimirovna'.split(' ');
const PARTICLES = 'bin al- de von der abu el- bint'.split(' ');
const BUSINESS = 'Trading Shipping Bank Group Technology Services Investment Holding Petroleum'.split(' ');
const LEGAL = 'Ltd LLC OOO GmbH JSC SA Limited'.split(' ');
const PLACES = 'Dubai Moscow Tehran Panama Kazakhstan'.split(' ');
const NUMERALS = 'I II III IV 1 2 14 Forty'.split(' ');
const SCRIPTS: readonly (readonly string[])[] = [
  'вар нок тол мир бан дор зил ка рен уль'.split(' '),
  'فا نوك تول مير بان دور زيل كا رن'.split(' '),
  'βαρ νοκ τολ μιρ μπαν ντορ ζιλ'.split(' '),
  'וא נוק תול מיר באן דור זיל'.split(' '),
  'バ ノク トル ミル バン ドル ジル'.split(' '),
  '김 박 민 수 영 호 철 진'.split(' '),
  '王 李 明 国 伟 林 东 海'.split(' '),
  'ვარ ნოკ თოლ მირ'.split(' '),
];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A word of two or three syllables that no model has seen. */
export const word = (random: Random): string =>
  capital(Array.from({ length: 2 + below(2, random) }, () => pick(SYLLABLES, random)).join(''));

const foreignWord = (syllables: readonly string[], random: Random): string =>
  Array.from({ length: 1 + below(3, random) }, () => pick(syllables, random)).join('');

const SHAPES: readonly ((random: Random) => string)[] = [
  (r) => `${word(r)} ${word(r)}`,
  (r) => `${pick(COMMON, r)} ${word(r)}`,
  (r) => `${pick(COMMON, r)} ${pick(COMMON, r)} ${word(r)}`,
  (r) => `${pick(COMMON, r)} ${pick(PARTICLES, r)} ${word(r)}`.replace('- ', '-'),
  (r) => `${pick(COMMON, r)} ${pick(PATRONYMICS, r)} ${word(r)}`,
  (r) => `${word(r).charAt(0)}. ${word(r)}`,
  (r) => `${word(r).charAt(0)}. ${word(r).charAt(0)}. ${word(r)}`,
  (r) => word(r),
  (r) => `${word(r)}-${word(r)} ${word(r)}`,
  (r) => `${word(r)}${word(r).toLowerCase()}`,
  (r) => `${word(r)} ${pick(BUSINESS, r)} ${pick(LEGAL, r)}`,
  (r) => `${pick(LEGAL, r)} ${word(r)} ${pick(BUSINESS, r)} ${pick(PLACES, r)}`,
  (r) => `${pick(BUSINESS, r)} ${pick(BUSINESS, r)} ${pick(LEGAL, r)}`,
  (r) => `${word(r)} ${pick(NUMERALS, r)}`,
  (r) => `${1 + below(99_999, r)} ${word(r)}`,
  (r) => {
    const syllables = pick(SCRIPTS, r);
    return `${foreignWord(syllables, r)} ${foreignWord(syllables, r)}`;
  },
  (r) => foreignWord(pick(SCRIPTS, r), r),
];
const TYPES: readonly EntityType[] = ['person', 'person', 'organization', 'vessel', 'unknown'];
const LISTS = ['us_ofac_sdn', 'un_sc', 'eu_fsf', 'gb_fcdo', 'xx_other'];

/** A name of one of the shapes that lists hold. */
export const inventName = (random: Random): string => pick(SHAPES, random)(random);

/** Invented listings with one to four names each, over several lists. */
export function inventListings(count: number, random: Random): Listing[] {
  return Array.from({ length: count }, (_, i) => {
    const aliases = Array.from({ length: below(4, random) }, () => inventName(random));
    return party(inventName(random), {
      list: pick(LISTS, random),
      sourceId: String(i),
      entityType: pick(TYPES, random),
      aliases,
    });
  });
}
