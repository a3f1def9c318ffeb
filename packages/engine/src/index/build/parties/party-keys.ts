import type { PartyFacts } from './party-facts.ts';

/** Lists of one publisher that share one numbering of records. */
const NUMBERED_TOGETHER: Readonly<Record<string, string>> = { us_ofac_sdn: 'ofac', us_ofac_cons: 'ofac' };

/** Whether a type excludes persons. */
export const isNoPerson = (type: PartyFacts['type']): boolean => type !== 'person' && type !== 'unknown';

/** Facts that listings must share for a tie, besides names, by kind. */
export const FACT_KEYS = {
  repeats: ({ repeats }: PartyFacts) => (repeats === undefined ? [] : [repeats]),
  publisher: ({ list, sourceId }: PartyFacts) => {
    const publisher = NUMBERED_TOGETHER[list];
    return publisher === undefined ? [] : [`${publisher}:${sourceId}`];
  },
  reference: ({ reference }: PartyFacts) => (reference === undefined ? [] : [reference]),
  imo: ({ imos }: PartyFacts) => imos,
  document: ({ numbers }: PartyFacts) => numbers.map(({ key }) => key),
  bank: ({ banks }: PartyFacts) => banks,
  born: ({ type, births }: PartyFacts) => (isNoPerson(type) ? [] : births.flatMap(({ day }) => day ?? [])),
  reason: ({ reasons }: PartyFacts) => reasons,
} as const;
