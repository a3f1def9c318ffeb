import { DEFAULT_POLICY, type Hit, type Index, type Screening, screen } from '@namesake/engine';
import { normaliseText } from '../../../packages/engine/src/normalise/text/normalise-text.ts';
import { tokenKinds } from '../../../packages/engine/src/screen/parts/token-kinds.ts';
import { isOf, KIND } from '../../../packages/engine/src/screen/parts/word-kind.ts';
import type { LoadedIndex } from '../../lists/load-index.ts';
import { pick, randomFrom } from '../../lists/random.ts';
import { strongNamesOf } from '../embedding.ts';
import type { Shown } from '../shows-party.ts';
import { Tallies } from '../tally.ts';
import { composePart, type PartText } from './compose-parts.ts';
import type { Context } from './contexts.ts';
import { type ShortForm, shortForms } from './short-forms.ts';

export type PartReport = {
  readonly tried: number;
  /** Texts with a separator, or a word that the lexicon knows, in between. */
  readonly held: number;
  readonly lost: readonly PartText[];
  readonly light: readonly PartText[];
  /** Persons next to unknown words, without a separator. */
  readonly unknown: { readonly tried: number; readonly lost: readonly PartText[] };
  readonly by: Readonly<Record<string, Tallies>>;
  readonly msEach: number;
};

const LIMIT = 100;

/** Parties that a name sent alone finds by a full name, by position in the index. */
export type Alone = ReadonlyMap<string, boolean>;

const search = (index: Index, searchText: string): Screening =>
  screen(index, { searchText }, { ...DEFAULT_POLICY, limit: LIMIT });

/** Reasons of results that are less than a full name: one word of a longer one, a relative, another company. */
const NO_FULL_NAME = new Set(['possible_affiliate', 'partial_name', 'initials', 'name_in_longer_name']);

/**
 * Minimum points for a name of only dictionary words, and for a name found by a single word, to be shown in a longer
 * text (ADR 144, what counts).
 */
const [LIGHT_FROM, ONE_WORD_FROM] = [90, 98];

/** Parties that a text alone shows by a full name. The nearest results of a too common name do not count. */
export function fullNamesIn(index: Index, text: string): ReadonlySet<string> {
  const { insufficientName, hits } = search(index, text);
  if (insufficientName) return new Set();
  const { tokens } = normaliseText(text);
  const isLight = !tokenKinds(text, tokens, false, index.model).some((kind) => isOf(kind, KIND.telling | KIND.initial));
  const isFull = ({ reasons, nameScore, matchedName, evidence }: Hit): boolean =>
    !reasons.some(({ code }) => NO_FULL_NAME.has(code)) &&
    (!isLight || nameScore >= LIGHT_FROM) &&
    (nameScore >= ONE_WORD_FROM || evidence.tokens.length > 1 || matchedName === null);
  return new Set(hits.filter(isFull).map(({ entityId }) => entityId));
}

/** Whether the whole text shows a party that its part shows, or reports the part as a light name. */
export function showsAll(index: Index, text: string, parties: ReadonlySet<string>, own: string): Shown {
  const { hits, suppressed } = search(index, text);
  if (hits.some(({ entityId }) => entityId === own) || (suppressed.overLimit > 0 && parties.size >= LIMIT))
    return 'found';
  return suppressed.items.some(({ entityId, why }) => entityId === own && why === 'light_name') ? 'light' : 'missed';
}

const isKnown = (index: Index, context: Context | undefined): boolean => {
  if (context === undefined) return true;
  const kinds = tokenKinds(context.written, normaliseText(context.written).tokens, false, index.model);
  return kinds.every((kind) => kind === KIND.hard || kind === KIND.sure);
};

/** Checks the law of the part with names from all lists in all shapes of `composePart`. */
export function measureParts({ index, listings }: LoadedIndex, count: number, seed: number): PartReport {
  const random = randomFrom(seed);
  const forms = shortForms(strongNamesOf({ listings }));
  const [lost, light, unknownLost]: [PartText[], PartText[], PartText[]] = [[], [], []];
  const by = { form: new Tallies(), separator: new Tallies(), script: new Tallies(), context: new Tallies() };
  let [tried, held, unknown, ms] = [0, 0, 0, 0];
  while (tried < count) {
    const form = pick(forms, random);
    const own = index.entityOf(form.listing.id)?.entityId ?? form.listing.id;
    const shown = fullNamesIn(index, form.written);
    if (!shown.has(own)) continue;
    const made = composePart(form, random);
    const isHeld = made.joined === 'separator' || (isKnown(index, made.before) && isKnown(index, made.after));
    const started = performance.now();
    const outcome = showsAll(index, made.text, shown, own);
    ms += performance.now() - started;
    tried++;
    if (!isHeld) {
      if (form.listing.entityType !== 'person') continue;
      unknown++;
      if (outcome === 'missed') unknownLost.push(made);
      continue;
    }
    held++;
    if (outcome === 'missed') lost.push(made);
    if (outcome === 'light') light.push(made);
    by.form.add(form.kind, outcome);
    by.separator.add(JSON.stringify(made.separator), outcome);
    by.script.add(form.name.script, outcome);
    by.context.add(made.after?.kind ?? made.before?.kind, outcome);
  }
  return { tried, held, lost, light, unknown: { tried: unknown, lost: unknownLost }, by, msEach: ms / count };
}

export const lineOfPart = ({ form, text }: PartText): string =>
  `${form.kind} · ${form.listing.id} ${form.name.value} · ${JSON.stringify(text)}`;

export type { ShortForm };
