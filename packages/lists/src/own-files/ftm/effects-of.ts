import { EFFECTS, type Effect } from '@namesake/engine/vocabulary';

/** What topics mean in law. A row further up wins where several fit one topic. */
const TOPICS: readonly (readonly [topic: RegExp, effect: Effect])[] = [
  [/^asset\.frozen$/, 'asset_freeze'],
  [/^export\.control/, 'export_control'],
  [/^debarment$/, 'debarment'],
  [/^role\.(?:pep|rca|pol)/, 'pep'],
];

/** Offices and sectors: beside a PEP topic they add no legal effect. */
const OFFICES =
  /^(?:role\.(?:judge|civil|diplo|lawyer|acct|journo|act|lobby)|gov(?:\..+)?|pol\..+|fin(?:\..+)?|corp\.public)$/;

/** The effects of a party: all that its topics say, so that none hides behind another. */
export type Effects = { readonly effect: Effect; readonly effects?: readonly Effect[] };

/**
 * Each topic's effect. A topic of no known meaning, as a sanction without a measure or a crime, is `unknown`, which
 * every policy searches; so are a party without any, and an office that no topic calls politically exposed.
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

/** Of a sanction without a measure nothing says that it is weaker than a control of exports. */
const STRONGEST: readonly Effect[] = ['asset_freeze', 'unknown'];
