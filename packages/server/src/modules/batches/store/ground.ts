import { isAttested, type SearchResponse, statusInWords } from '@namesake/contract';
import { z } from 'zod';
import { hexOf } from '../../../lib/ids/hash-text.ts';

const groundSchema = z.discriminatedUnion('kind', [
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
export type Ground = z.output<typeof groundSchema>;

/** A ground and the first row it applies to. */
export type BatchGround = { readonly ground: Ground; readonly firstRow: number };

/** @throws ZodError if the text is not a ground */
export const parseGround = (json: string): Ground => groundSchema.parse(JSON.parse(json));

/** Key that identifies a ground. A list that was only checked again keeps its key. */
export function groundKey(ground: Ground): string {
  const identity = ground.kind === 'list' ? { ...ground, checkedAt: undefined } : ground;
  return Object.values(identity)
    .filter((value) => value !== undefined)
    .join(' ');
}

type Grounded = Pick<SearchResponse, 'lists' | 'engine' | 'coverage' | 'deviations' | 'suppressed' | 'warnings'>;

/** Grounds of one answer. */
function groundsOf({ lists, engine, coverage, deviations, suppressed, warnings }: Grounded): readonly Ground[] {
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

/** Collects the grounds of a running batch: each once, with its first row, in whatever order rows finish. */
export class GroundCollector {
  readonly #stored: Set<string>;
  readonly #fresh = new Map<string, BatchGround>();

  /** @param stored grounds that are already stored */
  constructor(stored: readonly BatchGround[]) {
    this.#stored = new Set(stored.map(({ ground }) => groundKey(ground)));
  }

  see(row: number, answer: Grounded): void {
    for (const ground of groundsOf(answer)) {
      const key = groundKey(ground);
      if (this.#stored.has(key)) continue;
      const known = this.#fresh.get(key);
      if (known === undefined || row < known.firstRow) this.#fresh.set(key, { ground, firstRow: row });
    }
  }

  /** Grounds of rows up to a number that are not stored yet. All these rows must be finished. */
  upTo(row: number): readonly BatchGround[] {
    return [...this.#fresh.values()].filter(({ firstRow }) => firstRow <= row);
  }

  /** Marks grounds as stored. */
  stored(grounds: readonly BatchGround[]): void {
    for (const { ground } of grounds) {
      const key = groundKey(ground);
      this.#stored.add(key);
      this.#fresh.delete(key);
    }
  }
}
