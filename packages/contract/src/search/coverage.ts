import type { Effect } from '@namesake/engine';

/** Gaps in what screening covers. Every response states those that remain, so that nobody overrates a no_match. */
export const NOT_COVERED = {
  ownership_and_control: 'Parties not listed themselves but owned or controlled by listed ones (50 % rules).',
  embargoed_territories: 'Whether a country or region as a whole is under embargo.',
  sectoral_goods: 'Whether goods, technology or a sector are restricted.',
  politically_exposed_persons: 'Whether a person holds or held public office, if no searched list states it.',
  adverse_media: 'News about a party.',
  wallet_exposure: 'Dealings of a crypto address with listed addresses; only the address itself is compared.',
  export_control_lists: 'Parties on export control lists, if no searched list has them.',
  debarments: 'Parties debarred by development banks, if no searched list has them.',
} as const satisfies Record<string, string>;

/** One gap of coverage. */
export type NotCovered = keyof typeof NOT_COVERED;

/** Whether `name` is such a gap. */
export const isNotCovered = (name: string): name is NotCovered => Object.hasOwn(NOT_COVERED, name);

/** All gaps of coverage, in response order. */
export const NOT_COVERED_CODES: readonly NotCovered[] = Object.keys(NOT_COVERED).filter(isNotCovered);

/** Gaps that listings with an effect close. */
const CLOSED_BY: Partial<Record<NotCovered, Effect>> = {
  politically_exposed_persons: 'pep',
  export_control_lists: 'export_control',
  debarments: 'debarment',
};

/** Gaps that remain if listings with these effects were searched. */
export const notCoveredBy = (searched: ReadonlySet<Effect>): NotCovered[] =>
  NOT_COVERED_CODES.filter((code) => {
    const effect = CLOSED_BY[code];
    return effect === undefined || !searched.has(effect);
  });
