import { FINDINGS, type NameFinding } from '../knowledge/model/findings.ts';
import type { LittleSaid } from '../score/little-said.ts';
import type { NameScore } from '../score/name/score-name.ts';
import type { ScoredEvidence } from '../score/score-evidence.ts';
import type { ListingId } from '../types/listing.ts';
import type { RuledEffect } from '../types/query.ts';
import type { FieldEvidence, Reason, ReasonCode } from '../types/result.ts';

const list = (values: readonly string[]): string => values.slice(0, 3).join(', ') + (values.length > 3 ? ' …' : '');

const onePart = (but: string): string => `Only one word of a longer name agrees${but}.`;
const affiliate = (but: string): string =>
  `The names share their most distinctive words${but}: possibly another member of the same group.`;
const romanised = (): string => 'The names agree only by their romanisation, which many people share.';

/** Findings with a sentence of their own instead of the usual one. */
const NAME_REASONS: Readonly<Partial<Record<NameFinding, (but: string) => string>>> = {
  cut_text: (but) => `The words agree, some only as the beginning of a listed word${but}.`,
  one_name: onePart,
  initials: () => 'The letters are the initials of the listed name.',
  other_number: affiliate,
  more_number: affiliate,
  other_trade: affiliate,
  more_trade: affiliate,
  other_word: affiliate,
  more_words: affiliate,
  like_words: affiliate,
  other_legal_form: () =>
    'The names agree, the legal forms are of different kinds: possibly another company of the same group.',
  reading: romanised,
  dialect: romanised,
};

/** Why a result is for review in spite of a high score. Weak words are not included: the list itself marks them. */
const LITTLE: Readonly<Record<Exclude<LittleSaid, 'weak_word'>, string>> = {
  similar_word: 'The only telling word is spelled otherwise: many names are a letter apart.',
  letters: 'Only a few letters agree, which mean other things elsewhere.',
  place: 'Only a place agrees.',
  other_case: 'The name agrees in another grammatical case only: as it is written, it may be somebody else’s.',
  business: 'Only words of business agree, which many names share.',
};

/** Facts about a result that its reasons are built from. */
export type Told = {
  readonly name: NameScore | null;
  readonly evidence: Pick<ScoredEvidence, 'fields' | 'reasons'>;
  readonly isInText: boolean;
  readonly isInLongerName: boolean;
  readonly isWeak: boolean;
  readonly isDelisted: boolean;
  /** Effects that the policy keeps for review, if the party is listed for nothing else. */
  readonly effectsForReview: readonly RuledEffect[];
  /** Describes the words that do not agree; empty if there are none. */
  readonly differing: string;
  readonly little: LittleSaid | undefined;
  /** The listing that matched. */
  readonly listing: ListingId;
};

/** Plain sentences that explain a result and what speaks against it. */
export function reasonsOf(told: Told): Reason[] {
  const { name, differing, little } = told;
  const { fields, reasons: given } = told.evidence;
  const reasons: Reason[] = given.filter(({ code }) => !isConflict(code));
  const add = (code: ReasonCode, text: string) => reasons.push({ code, text });
  const code = name?.finding?.code;
  if (code !== undefined && NAME_REASONS[code] !== undefined)
    add(FINDINGS[code].reason, NAME_REASONS[code](butFor(differing)));
  else if (name) {
    if (name.tenths >= 1000) add('name_match', 'The names agree in every word.');
    else add('name_close', `The names agree in most of their distinctive words${butFor(differing)}.`);
  }
  if (told.isInLongerName)
    add('name_in_longer_name', 'The listed name is part of a longer name in the submitted text.');
  if (told.isInText) add('name_in_text', 'The listed name is in the submitted text.');
  if (little !== undefined && little !== 'weak_word') add('says_little', LITTLE[little]);
  if (told.effectsForReview.length > 0) add('effect_for_review', effectsInWords(told.effectsForReview));
  if (told.isWeak) add('weak_alias_only', 'The agreeing name is one the publisher itself calls weak.');
  reasons.push(...given.filter(({ code }) => isConflict(code)));
  for (const found of fields) {
    const { field, verdict, submitted, listed } = found;
    const values = list(listed) + whoSays(found, told.listing);
    if (field === 'birthDate' && verdict === 'match')
      add('birth_date_match', `The birth date agrees: ${values}.${whoDiffers(found)}`);
    if (field === 'birthDate' && verdict === 'close')
      add('birth_date_close', `The birth date nearly agrees: ${submitted}, listed ${values}.${whoDiffers(found)}`);
    if (field === 'birthDate' && verdict === 'conflict')
      add('birth_date_conflict', `The birth dates differ: ${submitted}, listed ${values}.${byNameOnly(found)}`);
    if (field === 'country' && verdict === 'match') add('country_match', 'A country agrees.');
    if (field === 'gender' && verdict === 'conflict')
      add('gender_conflict', `The gender differs: ${submitted}, listed ${values}.`);
    if (field === 'type' && verdict === 'conflict')
      add('type_conflict', `The listing is of another type: ${list(listed)}.`);
  }
  if (told.isDelisted) add('delisted', 'The publisher has removed this listing.');
  return reasons;
}

/** Names the words that do not agree, if any. */
const butFor = (differing: string): string => (differing === '' ? '' : ` (${differing})`);

/** Why a policy rule keeps a result for review. */
const effectsInWords = (effects: readonly RuledEffect[]): string =>
  `The party is listed for nothing but ${effects.map((effect) => EFFECT_WORDS[effect]).join(' and ')}, which the policy keeps for review.`;

const EFFECT_WORDS: Readonly<Record<RuledEffect, string>> = {
  export_control: 'export control',
  debarment: 'debarment',
  pep: 'political exposure',
};

/** Names the listings that state a fact, unless the matched listing states it too. */
function whoSays({ verdict, agreesWith, conflictsWith }: FieldEvidence, own: ListingId): string {
  const ids = verdict === 'conflict' ? conflictsWith : agreesWith;
  return ids === undefined || ids.includes(own) ? '' : ` (${list(ids)})`;
}

const byNameOnly = ({ contribution }: FieldEvidence): string =>
  contribution === 0 ? ' Only names tie that to this listing: it takes no points.' : '';

/** Names the listings of the same party that have another date, if one agrees. */
const whoDiffers = ({ conflictsWith }: FieldEvidence): string =>
  conflictsWith === undefined ? '' : ` Another is listed by ${list(conflictsWith)}.`;

const isConflict = (code: ReasonCode): boolean => code.endsWith('_conflict');
