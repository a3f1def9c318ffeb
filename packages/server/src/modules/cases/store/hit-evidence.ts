import type { EvidenceField, Verdict } from '@namesake/engine/vocabulary';

/** How a screened party compares with a listed one, without names and values. Fields that are `unknown` are absent. */
export type HitEvidence = {
  readonly nameScore: number;
  readonly fields: Readonly<Partial<Record<EvidenceField, Verdict>>>;
};

type Compared = {
  readonly nameScore: number;
  readonly evidence?: {
    readonly fields: readonly { readonly field: EvidenceField; readonly verdict: Verdict }[];
  };
};

/** Evidence of a result; undefined if its record has none. */
export function evidenceOf({ nameScore, evidence }: Compared): HitEvidence | undefined {
  if (evidence === undefined) return undefined;
  const known = evidence.fields.filter(({ verdict }) => verdict !== 'unknown');
  return { nameScore, fields: Object.fromEntries(known.map(({ field, verdict }) => [field, verdict])) };
}

const RANK: Readonly<Record<Verdict, number>> = { conflict: 0, unknown: 1, close: 2, match: 3 };
/** Few people share these: agreement that was not known before is news on its own. */
const TELLING: readonly EvidenceField[] = ['birthDate', 'identifier'];
/** Points by which a name score must rise. Less is a corrected slip. */
const NAME_POINTS = 10;

/**
 * Whether evidence supports a match more than earlier evidence: a telling field agrees that did not, a field agrees
 * that conflicted, or the names are closer. False if either is unknown. Priorities do not count: policies change them.
 */
export function isStronger(now: HitEvidence | undefined, then: HitEvidence | undefined): boolean {
  if (now === undefined || then === undefined) return false;
  if (now.nameScore >= then.nameScore + NAME_POINTS) return true;
  return (Object.entries(now.fields) as [EvidenceField, Verdict][]).some(([field, verdict]) => {
    const before = then.fields[field] ?? 'unknown';
    if (RANK[verdict] < RANK.close || RANK[verdict] <= RANK[before]) return false;
    return TELLING.includes(field) || before === 'conflict';
  });
}
