import { isDeepStrictEqual } from 'node:util';
import type { Replay, SearchResult } from '@namesake/contract';
import type { Judged } from './judge-again.ts';

type Difference = Replay['differences'][number];
type Code = Difference['code'];

/** One compared feature, with its name for texts. `shown` formats values that are not plain. */
type Feature<Of> = {
  readonly code: Code;
  readonly noun: string;
  readonly of: (one: Of) => unknown;
  readonly shown?: (one: Of) => string;
};

const list = (items: readonly string[]): string => items.join(', ') || 'none';

const OF_ANSWER: readonly Feature<Judged>[] = [
  {
    code: 'outcome_changed',
    noun: 'The outcome',
    of: ({ outcome }) => outcome,
    shown: ({ outcome }) => outcome ?? 'no answer',
  },
  { code: 'complete_changed', noun: 'Whether the answer is complete', of: ({ complete }) => complete },
  { code: 'total_changed', noun: 'The number of results', of: ({ total }) => total },
  { code: 'threshold_changed', noun: 'The threshold', of: ({ threshold }) => threshold },
  {
    code: 'interpretation_changed',
    noun: 'How the text is read',
    of: ({ interpretedAs }) => interpretedAs,
    shown: ({ interpretedAs }) => list(interpretedAs),
  },
  {
    code: 'not_compared_changed',
    noun: 'What is not compared',
    of: ({ notCompared }) => notCompared,
    shown: ({ notCompared }) => `${notCompared.length} parts`,
  },
  {
    code: 'warnings_changed',
    noun: 'What is remarked on the text',
    of: ({ warnings }) => warnings,
    shown: ({ warnings }) => list(warnings),
  },
  {
    code: 'suppressed_changed',
    noun: 'What is near and not a result',
    of: ({ suppressed }) => suppressed,
    shown: ({ suppressed: { items: _, ...counts } }) => JSON.stringify(counts),
  },
  {
    code: 'order_changed',
    noun: 'The order of the results',
    of: ({ results }) => results.map(({ entityId }) => entityId),
    shown: ({ results }) => list(results.map(({ entityId }) => entityId)),
  },
];

const OF_RESULT: readonly Feature<SearchResult>[] = [
  { code: 'priority_changed', noun: 'The priority', of: ({ priority }) => priority },
  { code: 'score_changed', noun: 'The score', of: ({ score }) => score },
  { code: 'name_score_changed', noun: 'The name score', of: ({ nameScore }) => nameScore },
  {
    code: 'name_changed',
    noun: 'The matched or main name',
    of: ({ primaryName, entityType, matchedName }) => [primaryName, entityType, matchedName],
    shown: ({ primaryName, matchedName }) => matchedName?.value ?? primaryName,
  },
  {
    code: 'reasons_changed',
    noun: 'The reasons',
    of: ({ reasons }) => reasons.map(({ code }) => code),
    shown: ({ reasons }) => list(reasons.map(({ code }) => code)),
  },
  {
    code: 'listings_changed',
    noun: 'The listings shown as this party',
    of: ({ listings }) => listings.map(({ id, recordHash }) => [id, recordHash]),
    shown: ({ listings }) => list(listings.map(({ id, recordHash }) => `${id} (${recordHash.slice(0, 19)})`)),
  },
  {
    code: 'evidence_changed',
    noun: 'The evidence',
    of: ({ evidence, ofacScoreEstimate }) => [evidence, ofacScoreEstimate],
    shown: ({ evidence }) => list(evidence.waterfall.map(({ step, value }) => `${step} ${value}`)),
  },
];

/** Differences between a replayed answer and the recorded one; empty if no judged feature differs. */
export function differences(then: Judged, now: Judged): readonly Difference[] {
  const of = (results: readonly SearchResult[], id: string) => results.find(({ entityId }) => entityId === id);
  const removed = then.results.filter(({ entityId }) => of(now.results, entityId) === undefined);
  const added = now.results.filter(({ entityId }) => of(then.results, entityId) === undefined);
  const both = then.results.flatMap((before) => {
    const after = of(now.results, before.entityId);
    return after === undefined ? [] : differing(OF_RESULT, before, after, before);
  });
  // The order is compared only if the results are the same.
  const features = OF_ANSWER.filter(({ code }) => code !== 'order_changed' || added.length + removed.length === 0);
  return [...differing(features, then, now, null), ...removed.map(goneResult), ...added.map(newResult), ...both];
}

function differing<Of>(
  features: readonly Feature<Of>[],
  before: Of,
  after: Of,
  result: SearchResult | null,
): readonly Difference[] {
  return features
    .filter(({ of }) => !isDeepStrictEqual(of(before), of(after)))
    .map(({ code, noun, of, shown = (one) => String(of(one)) }) => {
      const [recorded, replayed] = [shown(before), shown(after)];
      const [entityId, name] = [result?.entityId ?? null, result?.primaryName ?? null];
      return { code, entityId, name, recorded, replayed, text: `${noun}: ${recorded} recorded, ${replayed} replayed.` };
    });
}

const inShort = ({ priority, score }: SearchResult): string => `${priority}, score ${score}`;

const goneResult = (result: SearchResult): Difference => ({
  code: 'result_removed',
  entityId: result.entityId,
  name: result.primaryName,
  recorded: inShort(result),
  replayed: null,
  text: 'This result was recorded, and the replay does not give it.',
});

const newResult = (result: SearchResult): Difference => ({
  code: 'result_added',
  entityId: result.entityId,
  name: result.primaryName,
  recorded: null,
  replayed: inShort(result),
  text: 'The replay gives this result, and it was not recorded.',
});
