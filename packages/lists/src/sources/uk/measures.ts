import { EFFECTS, type Effect } from '@namesake/engine/vocabulary';
import { lookup } from '../../fields/lookup.ts';
import { childOf, oneLine, textOf, type XmlElement } from '../../xml/element.ts';

const BY_WORDS: readonly (readonly [words: RegExp, effect: Effect])[] = [
  [/asset freeze/i, 'asset_freeze'],
  [
    /shipping|port entry|de-?flag|chartering|transport|trust services|internet services|arms embargo|technical assistance|trade/i,
    'sectoral',
  ],
  [/correspondent/i, 'correspondent'],
  [/travel ban/i, 'travel'],
];

/** Indicators of a measure that the joined words may leave out. */
const BY_INDICATOR: Readonly<Record<string, Effect>> = {
  AssetFreeze: 'asset_freeze',
  TravelBan: 'travel',
  ArmsEmbargo: 'sectoral',
  TargetedArmsEmbargo: 'sectoral',
};

/** Measures in the publisher's words, and the strongest legal effect among them. */
export function measuresOf(record: XmlElement): { effect: Effect; measures: string[] } {
  const measures = (textOf(record, 'SanctionsImposed') ?? '')
    .split('|')
    .map(oneLine)
    .filter((text) => text !== undefined);
  const effects = measures.flatMap((measure) =>
    BY_WORDS.filter(([words]) => words.test(measure)).map(([, effect]) => effect),
  );
  for (const indicator of childOf(record, 'SanctionsImposedIndicators')?.children ?? []) {
    const effect = lookup(BY_INDICATOR, indicator.name);
    if (effect !== undefined && indicator.text.toLowerCase() === 'true') effects.push(effect);
  }
  return { effect: EFFECTS.find((effect) => effects.includes(effect)) ?? 'unknown', measures };
}
