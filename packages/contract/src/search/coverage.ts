import type { Effect } from '@namesake/engine';

/** What no list here covers. Every answer states it, so that nobody overrates a no_match. */
export const NOT_COVERED = {
  ownership_and_control: 'Parties not listed themselves but owned or controlled by listed ones (50 % rules).',
  embargoed_territories: 'Whether a country or region as a whole is under embargo.',
  sectoral_goods: 'Whether goods, technology or a sector are restricted.',
  politically_exposed_persons: 'Whether a person holds or held public office.',
  adverse_media: 'News about a party.',
  wallet_exposure: 'Dealings of a crypto address with listed addresses; only the address itself is compared.',
  export_control_lists: 'Parties on export control lists, unless the policy asks for that effect.',
  debarments: 'Parties debarred by development banks, unless the policy asks for that effect.',
} as const satisfies Record<string, string>;

/** One gap of coverage. */
export type NotCovered = keyof typeof NOT_COVERED;

/** Whether `name` is one of them. */
export const isNotCovered = (name: string): name is NotCovered => Object.hasOwn(NOT_COVERED, name);

/** All gaps of coverage, in the order of answers. */
export const NOT_COVERED_CODES: readonly NotCovered[] = Object.keys(NOT_COVERED).filter(isNotCovered);

/** What an answer under a policy with these effects cannot show; absent means all effects. */
export function notCoveredUnder(effects: readonly Effect[] | undefined): NotCovered[] {
  const asks = (effect: Effect) => effects === undefined || effects.includes(effect);
  return NOT_COVERED_CODES.filter(
    (code) =>
      !(code === 'export_control_lists' && asks('export_control')) && !(code === 'debarments' && asks('debarment')),
  );
}
