import { RULE_EFFECTS, type RuleRow, searchRequestSchema } from '@namesake/contract';
import type { Hit, Screening } from '@namesake/engine';
import { EVIDENCE_FIELDS, VERDICTS } from '@namesake/engine/vocabulary';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { App } from '../../src/context/app.ts';
import type { Snapshot } from '../../src/lists/snapshot/snapshot.ts';
import { remainingHits } from '../../src/modules/search/remaining-hits.ts';

const APP = {
  now: () => 0,
  storage: { goodGuys: { liveOfText: async () => [] } },
} as unknown as App;
const REQUEST = searchRequestSchema.parse({ searchText: 'Orlan Vestrakov' });
const UNUSED = {} as Snapshot;

const anyField = fc.record({ field: fc.constantFrom(...EVIDENCE_FIELDS), verdict: fc.constantFrom(...VERDICTS) });
const anyHit = fc.record({
  priority: fc.constantFrom('high', 'review'),
  nameScore: fc.integer({ min: 70, max: 100 }),
  fields: fc.uniqueArray(anyField, { selector: ({ field }) => field }),
});
const anyHits = fc.array(anyHit, { maxLength: 12 }).map((hits) =>
  hits.map(({ priority, nameScore, fields }, at): Hit => {
    const id = `list_a:${at}` as const;
    return {
      entityId: id,
      entityType: 'person',
      priority: priority === 'high' ? 'high' : 'review',
      score: nameScore,
      nameScore,
      ofacScoreEstimate: null,
      primaryName: `Invented ${at}`,
      matchedName: { value: 'Invented', kind: 'primary', quality: 'strong', script: 'Latn', listing: id },
      reasons: [],
      evidence: {
        tokens: [],
        fields: fields.map((field) => ({ ...field, submitted: null, listed: [], contribution: 0 })),
        waterfall: [],
      },
      listings: [id],
    };
  }),
);
const anyRow = fc.record({
  when: fc.record({
    fields: fc.dictionary(fc.constantFrom(...EVIDENCE_FIELDS), fc.subarray([...VERDICTS], { minLength: 1 }), {
      minKeys: 1,
      maxKeys: 2,
    }),
  }),
  effect: fc.constantFrom(...RULE_EFFECTS),
});
const anyRules = fc.array(fc.array(anyRow, { minLength: 1, maxLength: 4 }), { maxLength: 3 });
const screeningOf = (hits: readonly Hit[], skip: number, limit: number): Screening => {
  const shown = hits.slice(skip, skip + limit);
  const overLimit = Math.max(0, hits.length - skip - shown.length);
  return {
    interpretedAs: ['name'],
    insufficientName: false,
    unscreenable: false,
    notCompared: [],
    identifiersNotCovered: [],
    total: hits.length,
    hits: shown,
    suppressed: { weakAliasOnly: 0, byConflict: 0, overLimit, nearMisses: 0, lightNames: 0, items: [] },
    warnings: [],
  };
};

it('whatever rules say: hits on all pages and those taken away are the hits without rules, in their order', async () => {
  await fc.assert(
    fc.asyncProperty(anyHits, anyRules, fc.integer({ min: 1, max: 5 }), async (hits, made, limit) => {
      const inForce = made.map((rows, at) => ({ name: `r${at}`, version: 1, rows: rows as readonly RuleRow[] }));
      const shown: Hit[] = [];
      let taken: readonly string[] = [];
      for (let skip = 0; skip <= shown.length; skip += limit) {
        const screening = screeningOf(hits, skip, limit);
        const page = { request: REQUEST, policy: 'default', snapshot: UNUSED, screening, skip, limit };
        const left = await remainingHits(APP, { ...page, everyHit: async () => hits, inForce });
        shown.push(...left.hits);
        taken = left.items.map(({ entityId }) => entityId);
        expect(left.total + left.counts.discounts).toBe(hits.length);
        expect(left.overLimit).toBe(Math.max(0, left.total - skip - left.hits.length));
      }
      const ids = hits.map(({ entityId }) => entityId);
      expect(shown.map(({ entityId }) => entityId)).toEqual(ids.filter((id) => !taken.includes(id)));
      expect(taken).toEqual(ids.filter((id) => taken.includes(id)));
      for (const { field, verdict, hit } of fieldsOf(hits, taken))
        expect([field, verdict, hit]).not.toEqual(['identifier', expect.stringMatching(/match|close/), hit]);
    }),
  );
});

const fieldsOf = (hits: readonly Hit[], taken: readonly string[]) =>
  hits
    .filter(({ entityId }) => taken.includes(entityId))
    .flatMap((hit) => hit.evidence.fields.map(({ field, verdict }) => ({ field, verdict, hit: hit.entityId })));
