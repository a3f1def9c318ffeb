import { DEFAULT_POLICY, type Hit, type Index, type ListedName, type Listing } from '@namesake/engine';
import { ROLE, type Role } from '../../../packages/engine/src/normalise/roles/role.ts';
import { tagTokens } from '../../../packages/engine/src/normalise/roles/tag-tokens.ts';
import { normaliseText } from '../../../packages/engine/src/normalise/text/normalise-text.ts';
import { pick } from '../../lists/random.ts';
import type { Language } from './everyday-words.ts';
import type { Template } from './templates.ts';

/** A text and the position of a party's name in it. */
export type Planted = { readonly text: string; readonly start: number; readonly end: number };
export type Candidate = { readonly listing: Listing; readonly name: ListedName };

/** Minimum share of the planted letters that the spans of a hit must cover. */
const COVERED = 2 / 3;
/** Markers around the name until its position is known; they occur in no text. */
const [OPEN, CLOSE] = ['\u0002', '\u0003'];

/** Writes a text about a party. */
export function plant(template: Template, party: string, other: string, random: () => number): Planted {
  const marked = template.write({ party: `${OPEN}${party}${CLOSE}`, other, random });
  const written = template.telegraphic ? marked.toUpperCase() : marked;
  const [start, end] = [written.indexOf(OPEN), written.indexOf(CLOSE) - 1];
  return { text: written.replace(OPEN, '').replace(CLOSE, ''), start, end };
}

/** Strong names by script, for listings that the default policy alerts on. */
export function plantable(listings: readonly Listing[]): ReadonlyMap<string, readonly Candidate[]> {
  const candidates = listings
    .filter(({ status, effect }) => status !== 'delisted' && (DEFAULT_POLICY.effects?.includes(effect) ?? true))
    .flatMap((listing) => listing.names.map((name) => ({ listing, name })))
    .filter(({ name }) => name.quality !== 'weak' && name.value.replaceAll(/[^\p{L}]/gu, '').length > 1);
  return Map.groupBy(candidates, ({ name }) => name.script);
}

const SCRIPTS_OF: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ru: ['Cyrl'],
  ar: ['Arab'],
  zh: ['Hani', 'Hans', 'Hant'],
};

/** A name in the script of the text. */
export const candidateFor = (
  { language }: Template,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  random: () => number,
): Candidate => {
  const native = (SCRIPTS_OF[language] ?? []).flatMap((script) => candidates.get(script) ?? []);
  return pick(native.length > 0 ? native : (candidates.get('Latn') ?? []), random);
};

/** Roles of words that only show the kind of a name; the others make it findable. */
const SIGNS = new Set<Role>([
  ROLE.legal,
  ROLE.particle,
  ROLE.conjunction,
  ROLE.honorific,
  ROLE.vessel,
  ROLE.initial,
  ROLE.filiation,
]);

/** Whether a name has at least two words that identify its bearer. */
export function hasSeveralWords({ model }: Index, { listing, name }: Candidate): boolean {
  const { tokens } = normaliseText(name.value);
  return tagTokens(tokens, listing.entityType, model).filter((role) => !SIGNS.has(role)).length > 1;
}

/** Whether a hit is the party itself, or one with exactly the same name. */
export const isRight = ({ listings, matchedName }: Hit, { listing, name }: Candidate): boolean =>
  listings.includes(listing.id) || matchedName?.value === name.value;

/** Whether the spans of a hit cover the planted name. */
export function isCovered({ evidence }: Hit, { text, start, end }: Planted): boolean {
  const letters = (from: number, to: number): number => text.slice(from, to).replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  const covered = evidence.tokens.reduce((sum, { querySpan: [from, to] }) => {
    const [a, b] = [Math.max(from, start), Math.min(to, end)];
    return b > a ? sum + letters(a, b) : sum;
  }, 0);
  return covered >= COVERED * letters(start, end);
}
