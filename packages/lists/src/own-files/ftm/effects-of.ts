import { EFFECTS, type Effect } from '@namesake/engine/vocabulary';

/** Legal effects of topics. The first matching row wins. */
const TOPICS: readonly (readonly [topic: RegExp, effect: Effect])[] = [
  [/^asset\.frozen$/, 'asset_freeze'],
  [/^export\.control/, 'export_control'],
  [/^debarment$/, 'debarment'],
  [/^role\.(?:pep|rca|pol)/, 'pep'],
];

/** Offices and sectors: next to a PEP topic they add no legal effect. */
const OFFICES =
  /^(?:role\.(?:judge|civil|diplo|lawyer|acct|journo|act|lobby)|gov(?:\..+)?|pol\..+|fin(?:\..+)?|corp\.public)$/;

/** The effects of a party: one for each topic, so that none hides another. */
export type Effects = { readonly effect: Effect; readonly effects?: readonly Effect[] };

/**
 * The effect of each topic. A topic of unknown meaning, such as a sanction without a measure or a crime, is `unknown`,
 * which every policy searches; so are parties without topics, and offices without a PEP topic.
 */
export function effectsOf(topics: readonly string[]): Effects {
  const found = new Set<Effect>();
  const isPep = topics.some((topic) => effectOf(topic) === 'pep');
  for (const topic of topics) if (!isPep || !OFFICES.test(topic)) found.add(effectOf(topic));
  const effects = EFFECTS.filter((effect) => found.has(effect));
  const effect = STRONGEST.find((each) => found.has(each)) ?? effects[0] ?? 'unknown';
  return effects.length > 1 ? { effect, effects } : { effect };
}

function effectOf(topic: string): Effect {
  const [, effect = 'unknown'] = TOPICS.find(([pattern]) => pattern.test(topic)) ?? [];
  return effect;
}

/** Nothing says that a sanction without a measure is weaker than an export control. */
const STRONGEST: readonly Effect[] = ['asset_freeze', 'unknown'];
