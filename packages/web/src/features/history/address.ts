/** The address of the history page: filters by times, codes and ids, never a name. */
export type HistoryAddress = {
  readonly from?: string;
  readonly to?: string;
  readonly outcome?: string;
  readonly actor?: string;
  readonly policy?: string;
  /** Opaque id of a reference, since addresses never hold references. */
  readonly customer?: string;
  readonly hits?: string;
  readonly batch?: string;
};

const ID = /^\S{1,200}$/;
const MEMBERS = ['from', 'to', 'outcome', 'actor', 'policy', 'customer', 'hits', 'batch'] as const;

/** Reads an address; values with a space may be names and are left out. */
export function readHistoryAddress(search: Record<string, unknown>): HistoryAddress {
  const given = MEMBERS.flatMap((member) => {
    const value = search[member];
    // The router parses digits as a number.
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && ID.test(text) ? [[member, text] as const] : [];
  });
  return Object.fromEntries(given);
}

/** The address of the lookback page: a listed party by its id, never a name. */
type LookbackAddress = { readonly party?: string };

/** Reads an address; values with a space may be names and are left out. */
export const readLookbackAddress = ({ party }: Record<string, unknown>): LookbackAddress =>
  typeof party === 'string' && /^[\w.-]{1,60}:\S{1,120}$/.test(party) ? { party } : {};
