import { EFFECTS, type Effect } from '@namesake/engine/vocabulary';

/** What topics mean in law. A row further up wins where several fit one topic. */
const TOPICS: readonly (readonly [topic: RegExp, effect: Effect])[] = [
  [/^asset\.frozen$/, 'asset_freeze'],
  [/^export\.control/, 'export_control'],
  [/^debarment$/, 'debarment'],
  [/^role\.(?:pep|rca|pol)/, 'pep'],
];

/** The effects of a party: all that its topics say, so that none hides behind another. */
export type Effects = { readonly effect: Effect; readonly effects?: readonly Effect[] };

/**
 * Each topic's effect. A topic of no known meaning, as a sanction without a measure, a crime or an office of a judge,
 * is `unknown`, which every policy searches; so is a party without any.
 */
export function effectsOf(topics: readonly string[]): Effects {
  const found = new Set<Effect>();
  for (const topic of topics) {
    const [, effect = 'unknown'] = TOPICS.find(([pattern]) => pattern.test(topic)) ?? [];
    found.add(effect);
  }
  const effects = EFFECTS.filter((effect) => found.has(effect));
  const effect = STRONGEST.find((each) => found.has(each)) ?? effects[0] ?? 'unknown';
  return effects.length > 1 ? { effect, effects } : { effect };
}

/** Of a sanction without a measure nothing says that it is weaker than a control of exports. */
const STRONGEST: readonly Effect[] = ['asset_freeze', 'unknown'];
