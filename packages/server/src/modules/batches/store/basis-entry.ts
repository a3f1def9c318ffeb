import { isAttested, type SearchResponse, statusInWords } from '@namesake/contract';
import { z } from 'zod';
import { hexOf } from '../../../lib/ids/hash-text.ts';

const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('list'),
    id: z.string(),
    version: z.string().nullable(),
    sha256: z.string().nullable(),
    publishedAt: z.string().nullable(),
    records: z.number().nullable(),
    status: z.string(),
    /** When its publisher was last asked, as of the first of these rows. */
    checkedAt: z.string().nullable(),
  }),
  /** `hash` is that of the named policy. `threshold` is null if rows had values of their own. */
  z.strictObject({
    kind: z.literal('policy'),
    name: z.string(),
    hash: z.string(),
    threshold: z.number().nullable(),
  }),
  z.strictObject({ kind: z.literal('engine'), version: z.string(), modelHash: z.string() }),
  z.strictObject({ kind: z.literal('not_searched'), list: z.string() }),
  z.strictObject({ kind: z.literal('held'), list: z.string(), count: z.number() }),
  z.strictObject({ kind: z.literal('not_covered'), code: z.string() }),
  /** A member by which rows restricted their search. */
  z.strictObject({ kind: z.literal('deviation'), member: z.string() }),
  /** Legal effects under this policy left out parties that would have been results. */
  z.strictObject({ kind: z.literal('by_effect'), policy: z.string() }),
  /** Rules of this policy for effects that are no sanction left out parties. */
  z.strictObject({ kind: z.literal('by_rule'), policy: z.string() }),
  /** This version of a rule of the installation suppressed parties. */
  z.strictObject({ kind: z.literal('discount'), rule: z.string(), version: z.number() }),
]);

/** Something that rows of a batch were screened with, or a limit of their screening. */
export type BasisEntry = z.output<typeof entrySchema>;

/** An entry and the first row it applies to. `ground` is its name in reports. */
export type PlacedBasisEntry = { readonly ground: BasisEntry; readonly firstRow: number };

/** @throws ZodError if the text is not an entry */
export const parseBasisEntry = (json: string): BasisEntry => entrySchema.parse(JSON.parse(json));

/** Key that identifies an entry. A list that was only checked again keeps its key. */
export function basisEntryKey(entry: BasisEntry): string {
  const identity = entry.kind === 'list' ? { ...entry, checkedAt: undefined } : entry;
  return Object.values(identity)
    .filter((value) => value !== undefined)
    .join(' ');
}

type BasisOfAnswer = Pick<SearchResponse, 'lists' | 'engine' | 'coverage' | 'deviations' | 'suppressed' | 'warnings'>;

/** Basis of one answer. */
function basisOf({ lists, engine, coverage, deviations, suppressed, warnings }: BasisOfAnswer): readonly BasisEntry[] {
  const { policyHash, basePolicyHash: hash, threshold } = engine;
  const attested = isAttested(warnings);
  return [
    ...lists.map((list) => {
      const { id, version, fileHash, publishedAt, recordCount: records, checkedAt } = list;
      const sha256 = fileHash === null ? null : hexOf(fileHash);
      const status = statusInWords(list, attested);
      return { kind: 'list' as const, id, version, sha256, publishedAt, records, status, checkedAt };
    }),
    { kind: 'policy', name: engine.policy, hash, threshold: policyHash === hash ? threshold : null },
    { kind: 'engine', version: engine.version, modelHash: engine.modelHash },
    ...coverage.notSearched.map((list) => ({ kind: 'not_searched' as const, list })),
    ...coverage.heldRemovals.map(({ list, count }) => ({ kind: 'held' as const, list, count })),
    ...coverage.notCovered.map((code) => ({ kind: 'not_covered' as const, code })),
    ...deviations.map(({ member }) => ({ kind: 'deviation' as const, member })),
    ...(suppressed.byEffectCount === undefined ? [] : [{ kind: 'by_effect' as const, policy: engine.policy }]),
    ...(suppressed.byRuleCount === undefined ? [] : [{ kind: 'by_rule' as const, policy: engine.policy }]),
    ...suppressed.items.flatMap(({ rule }) =>
      rule === undefined ? [] : [{ kind: 'discount' as const, rule: rule.name, version: rule.version }],
    ),
  ];
}

/** Collects the basis of a running batch: each entry once, with its first row, in whatever order rows finish. */
export class BasisCollector {
  readonly #stored: Set<string>;
  readonly #fresh = new Map<string, PlacedBasisEntry>();

  /** @param stored entries that are already stored */
  constructor(stored: readonly PlacedBasisEntry[]) {
    this.#stored = new Set(stored.map(({ ground }) => basisEntryKey(ground)));
  }

  see(row: number, answer: BasisOfAnswer): void {
    for (const entry of basisOf(answer)) {
      const key = basisEntryKey(entry);
      if (this.#stored.has(key)) continue;
      const known = this.#fresh.get(key);
      if (known === undefined || row < known.firstRow) this.#fresh.set(key, { ground: entry, firstRow: row });
    }
  }

  /** Entries of rows up to a number that are not stored yet. All these rows must be finished. */
  upTo(row: number): readonly PlacedBasisEntry[] {
    return [...this.#fresh.values()].filter(({ firstRow }) => firstRow <= row);
  }

  /** Marks entries as stored. */
  stored(entries: readonly PlacedBasisEntry[]): void {
    for (const { ground } of entries) {
      const key = basisEntryKey(ground);
      this.#stored.add(key);
      this.#fresh.delete(key);
    }
  }
}
