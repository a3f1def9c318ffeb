/** What no list here can show, told with every answer so that nobody takes a no_match for more than it is. */
export const NOT_COVERED = {
  ownership_and_control: 'Parties not listed themselves but owned or controlled by listed ones (50 % rules).',
  embargoed_territories: 'Whether a country or region as a whole is under embargo.',
  sectoral_goods: 'Whether goods, technology or a sector are restricted.',
  politically_exposed_persons: 'Whether a person holds or held public office.',
  adverse_media: 'News about a party.',
  wallet_exposure: 'Dealings of a crypto address with listed addresses; only the address itself is compared.',
} as const satisfies Record<string, string>;

/** One thing no list here can show. */
export type NotCovered = keyof typeof NOT_COVERED;

const isNotCovered = (name: string): name is NotCovered => Object.hasOwn(NOT_COVERED, name);

/** Every such thing, in the order told. */
export const NOT_COVERED_CODES: readonly NotCovered[] = Object.keys(NOT_COVERED).filter(isNotCovered);
