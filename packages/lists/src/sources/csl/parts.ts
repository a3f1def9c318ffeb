import type { Effect } from '@namesake/engine';

/** One of the lists that the screening list combines. */
export type Part = {
  /** The publisher's abbreviation, the first part of a record's id. */
  readonly code: string;
  readonly effect: Effect;
  /** OFAC's own list that the rows repeat, under the same numbers. */
  readonly repeats?: 'us_ofac_sdn' | 'us_ofac_cons';
};

/**
 * Which parts are sanctions and which are export controls. Rows name their list in words, "Entity List (EL) - Bureau of
 * Industry and Security". The Bureau's lists and the State Department's debarments restrict receiving or trading
 * controlled goods.
 */
const PARTS: readonly (readonly [words: RegExp, part: Part])[] = [
  [/\(SDN\)/, { code: 'SDN', effect: 'asset_freeze', repeats: 'us_ofac_sdn' }],
  [/\(SSI\)/, { code: 'SSI', effect: 'sectoral', repeats: 'us_ofac_cons' }],
  [/\(CAP\)/, { code: 'CAP', effect: 'correspondent', repeats: 'us_ofac_cons' }],
  [/\(CMIC\)/, { code: 'CMIC', effect: 'securities', repeats: 'us_ofac_cons' }],
  [/\(NS-MBS List\)/, { code: 'MBS', effect: 'sectoral', repeats: 'us_ofac_cons' }],
  [/\(FSE\)/, { code: 'FSE', effect: 'unknown', repeats: 'us_ofac_cons' }],
  [/\(PLC\)/, { code: 'PLC', effect: 'unknown', repeats: 'us_ofac_cons' }],
  [/\(ISN\)/, { code: 'ISN', effect: 'sectoral' }],
  [/\(DTC\)/, { code: 'DTC', effect: 'export_control' }],
  [/\(EL\)/, { code: 'EL', effect: 'export_control' }],
  [/\(DPL\)/, { code: 'DPL', effect: 'export_control' }],
  [/\(UVL\)/, { code: 'UVL', effect: 'export_control' }],
  [/\(MEU\)/, { code: 'MEU', effect: 'export_control' }],
];

/** The part that a row's `source` names; an unknown part has an unknown effect, so it is always searched. */
export function partOf(source: string): Part {
  const known = PARTS.find(([words]) => words.test(source))?.[1];
  const code = /\(([A-Z-]+)[^)]*\)/.exec(source)?.[1];
  return known ?? { code: code ?? 'OTHER', effect: 'unknown' };
}
