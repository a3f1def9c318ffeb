import type { AppliedRule, RuleCondition, RuleRow } from '@namesake/contract';
import type { EntityType, EvidenceField, Priority, ReasonCode, Verdict } from '@namesake/engine/vocabulary';
import { listOf } from '../../../lib/ids/listing-id.ts';
import type { RuleVersion } from './rule-version.ts';

/** The parts of a hit that rules see, from the engine or from a recorded answer. */
export type JudgedHit = {
  readonly entityType: EntityType;
  readonly priority: Priority;
  readonly score: number;
  readonly nameScore: number;
  /** Null if only an identifier matched. */
  readonly matchedName: object | null;
  readonly reasons: readonly { readonly code: ReasonCode }[];
  readonly evidence: {
    readonly fields: readonly {
      readonly field: EvidenceField;
      readonly verdict: Verdict;
      readonly conflictsWith?: readonly string[] | undefined;
    }[];
  };
  readonly listings: readonly string[];
};

/** Further input of rules. */
export type JudgedUnder = {
  /** Name of the policy of the search. */
  readonly policy: string;
  /** Listings decided or proposed as something other than a false positive for the same reference. */
  readonly held: ReadonlySet<string>;
};

export type Rules = readonly Pick<RuleVersion, 'name' | 'version' | 'rows'>[];

/** Reasons that are based on an identifier. */
const BARRED: readonly ReasonCode[] = [
  'identifier_match',
  'identifier_close',
  'identifier_in_prose',
  'bic_branch',
  'iban_bank',
];

/** Name score from which names count as the same. A discount then needs more than a weak contradiction. */
const SAME_NAME_FROM = 95;
const DECISIVE: readonly EvidenceField[] = ['birthDate', 'type'];
/** Fields in which agreement is no coincidence. */
const TELLING: readonly EvidenceField[] = ['birthDate', 'address'];

/** The first row, of all rules in order, whose conditions a hit meets; undefined if there is none. */
export function judgeHit(rules: Rules, hit: JudgedHit, under: JudgedUnder): AppliedRule | undefined {
  for (const { name, version, rows } of rules) {
    const met = metRow(rows, hit, under);
    if (met === undefined) continue;
    const { when: _, ...done } = met.row;
    return { name, version, ...done };
  }
  return undefined;
}

/** The first row whose conditions a hit meets, with its number from 1. */
export function metRow(
  rows: readonly RuleRow[],
  hit: JudgedHit,
  under: JudgedUnder,
): { readonly row: RuleRow; readonly number: number } | undefined {
  const at = rows.findIndex((row) => isMet(row.when, hit, under.policy) && isAllowed(row, hit, under));
  const row = rows[at];
  return row && { row, number: at + 1 };
}

function isMet(when: RuleCondition, hit: JudgedHit, policy: string): boolean {
  const { fields = {}, lists, policies, types, scoreBelow, nameScoreBelow, priority } = when;
  const verdictOf = (field: string): Verdict =>
    hit.evidence.fields.find((one) => one.field === field)?.verdict ?? 'unknown';
  return (
    Object.entries(fields).every(([field, allowed]) => allowed?.includes(verdictOf(field)) ?? true) &&
    (lists === undefined || hit.listings.every((id) => lists.includes(listOf(id)))) &&
    (policies === undefined || policies.includes(policy)) &&
    (types === undefined || types.includes(hit.entityType)) &&
    (scoreBelow === undefined || hit.score < scoreBelow) &&
    (nameScoreBelow === undefined || hit.nameScore < nameScoreBelow) &&
    (priority === undefined || priority === hit.priority)
  );
}

/** Limits that apply to every row, whatever it says. */
function isAllowed({ effect }: RuleRow, hit: JudgedHit, { held }: JudgedUnder): boolean {
  if (effect === 'route' || effect === 'set_due') return true;
  if (isIdentified(hit)) return false;
  return effect === 'lower' || (mayDiscount(hit) && !hit.listings.some((id) => held.has(id)));
}

const isIdentified = ({ matchedName, reasons, evidence }: JudgedHit): boolean =>
  matchedName === null ||
  reasons.some(({ code }) => BARRED.includes(code)) ||
  evidence.fields.some(({ field, verdict }) => field === 'identifier' && (verdict === 'match' || verdict === 'close'));

/**
 * Whether each listing of the party contradicts the request in a field, decisively if the names are the same, and no
 * distinguishing fact agrees. Fields of a text may be about somebody other than the name in it.
 */
function mayDiscount({ reasons, nameScore, evidence, listings }: JudgedHit): boolean {
  if (reasons.some(({ code }) => code === 'name_in_text')) return false;
  const agrees = evidence.fields.some(
    ({ field, verdict }) => TELLING.includes(field) && (verdict === 'match' || verdict === 'close'),
  );
  if (agrees) return false;
  const conflicts = evidence.fields.filter(({ verdict }) => verdict === 'conflict');
  const counting = nameScore < SAME_NAME_FROM ? conflicts : conflicts.filter(({ field }) => DECISIVE.includes(field));
  return listings.every((id) => counting.some(({ conflictsWith }) => conflictsWith?.includes(id) ?? true));
}
