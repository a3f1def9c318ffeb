import {
  type CustomerData,
  type CustomerStatus,
  type DueReason,
  relatedReference,
  type SearchResponse,
  type WatchState,
} from '@namesake/contract';
import type { FoundHit } from '../../cases/store/found-hit.ts';

/** A customer under watch. Times are Unix milliseconds. */
export type Customer = {
  /** Reference given by the caller: `externalRef` of its screenings. */
  readonly reference: string;
  readonly group: string;
  readonly watch: WatchState;
  readonly watchReason: string | null;
  readonly watchSince: number;
  readonly status: CustomerStatus;
  readonly statusSince: number;
  /** Why it has to be screened; null if it does not. */
  readonly due: DueReason | null;
  /** Batch whose file lacks it, while a decision about its removal is pending; null otherwise. */
  readonly leaving: string | null;
  /** Incremented with each change; a change names the version that was read. 0 before it is stored. */
  readonly version: number;
  readonly addedAt: number;
  readonly changedAt: number;
  readonly screenedAt: number | null;
  readonly input: CustomerData;
  /** One per screened party: the customer, then its related parties. */
  readonly findings: readonly Finding[];
  /** False if the row is not what was stored: nothing in it counts. */
  readonly isProved: boolean;
};

/** A customer with its place in the order of pages. */
export type PlacedCustomer = Customer & {
  readonly place: number;
  /**
   * Beginning of the row's MAC, in base64url. No other row has it, nor does an earlier or later version of this one.
   */
  readonly seal: string;
};

/** Place of a customer whose row is not read in full. */
export type CustomerStub = Pick<PlacedCustomer, 'place' | 'seal'> & { readonly isClear: boolean };

/** Places per row of `customer_words`. */
export const NOTES_SPAN = 512;

/** Result of the last screening of a party: ids and codes, no names. */
export type Finding = {
  /** Role of the party; null for the customer itself. */
  readonly role: string | null;
  /** Last recorded screening; null if none was recorded. */
  readonly searchId: string | null;
  readonly outcome: SearchResponse['outcome'] | null;
  /** Whether finding nothing clears: all that the default policy requires was compared, by a name that says enough. */
  readonly complete: boolean;
  /** Policy under which it is complete although the default requires more; absent otherwise. */
  readonly completeUnder?: { readonly policy: string; readonly hash: string };
  /** Number of listed parties found, including those not in `hits`. */
  readonly total: number;
  /** Number of these that nobody decided about, or that changed since. */
  readonly open: number;
  /** Number of listed parties suppressed by good guys or rules. */
  readonly suppressed: number;
  /** Code of the error if it could not be screened. */
  readonly error: string | null;
  readonly hits: readonly FoundHit[];
};

/**
 * Whether a customer and a related party of another could share a reference: only if it contains the separator before a
 * role.
 */
export const mayBeShared = (reference: string): boolean => reference.includes(relatedReference('', ''));

/** Whether a customer is under watch and clear, with nothing due. */
export const isClear = ({ watch, status, due }: { readonly [Member in 'watch' | 'status' | 'due']: string | null }) =>
  watch === 'on' && status === 'clear' && due === null;

/** Whether findings of a customer may rest on one of some listings. Suppressed hits and those on further pages may. */
export const restsOn = (
  { findings }: Pick<Customer, 'findings'>,
  isOne: (listing: { readonly id: string }) => boolean,
): boolean =>
  findings.some(
    ({ hits, total, suppressed }) =>
      total > hits.length || suppressed > 0 || hits.some(({ listings }) => listings.some(isOne)),
  );

/** Whether the findings of a customer rest on no listing. */
export const isPlain = (customer: Pick<Customer, 'findings'>): boolean => !restsOn(customer, () => true);

/** Whether a name of a customer says too little. Both this and the hits shown for it depend on all lists. */
export const hasInsufficientName = ({ findings }: Pick<Customer, 'findings'>): boolean =>
  findings.some(({ outcome }) => outcome === 'insufficient_name');

/**
 * Status of a customer according to its findings. An alert takes precedence over a party that could not be screened.
 */
export function statusOf(findings: readonly Finding[]): CustomerStatus {
  if (findings.length === 0) return 'waiting';
  if (findings.some(({ open }) => open > 0)) return 'alert';
  if (findings.some(({ error, complete }) => error !== null || !complete)) return 'not_screened';
  return findings.some(({ total }) => total > 0) ? 'decided' : 'clear';
}

/** Why a customer is not screened: an outcome or a code. Null for any other status. */
export function whyOf({ status, isProved, findings }: Customer): string | null {
  if (status !== 'not_screened') return null;
  if (!isProved) return 'row_forged';
  const first = findings.find(({ error, complete }) => error !== null || !complete);
  return first?.error ?? (first?.outcome === 'potential_match' ? 'incomplete' : (first?.outcome ?? null));
}
