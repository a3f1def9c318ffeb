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
  /** Your reference: `externalRef` of its screenings. */
  readonly reference: string;
  readonly group: string;
  readonly watch: WatchState;
  readonly watchReason: string | null;
  readonly watchSince: number;
  readonly status: CustomerStatus;
  readonly statusSince: number;
  /** Why it is to be screened; null where it is not. */
  readonly due: DueReason | null;
  /** The batch whose file lacks it, until somebody approves that it leaves. */
  readonly leaving: string | null;
  /** Grows with each change: who changes it says which one was read. 0 before it is stored. */
  readonly version: number;
  readonly addedAt: number;
  readonly changedAt: number;
  readonly screenedAt: number | null;
  readonly input: CustomerData;
  /** Of each party that was screened: the customer, then those beside it. */
  readonly findings: readonly Finding[];
  /** False where the row is not what was stored: nothing that it says counts. */
  readonly isProved: boolean;
};

/** A customer as pages find it. */
export type PlacedCustomer = Customer & {
  readonly place: number;
  /** The beginning of the row's MAC, in base64url: no other row has it, neither an earlier nor a later one. */
  readonly seal: string;
};

/** A customer of a book that was not read. */
export type BookPlace = Pick<PlacedCustomer, 'place' | 'seal'> & { readonly isClear: boolean };

/** Places of customers in one row of `customer_words`. */
export const WORDS_SPAN = 512;

/** Of the last screening of a party: ids and codes, no names. */
export type Finding = {
  /** What the party is to the customer; null: the customer. */
  readonly role: string | null;
  /** The last recorded screening; null where none was recorded. */
  readonly searchId: string | null;
  readonly outcome: SearchResponse['outcome'] | null;
  /** Whether finding nobody proves something: all that the default compares was, by a name that says enough. */
  readonly complete: boolean;
  /** The policy by which it is complete, where the default wants more: absent where it is neither. */
  readonly completeUnder?: { readonly policy: string; readonly hash: string };
  /** Listed parties found, with those that are not in `hits`. */
  readonly total: number;
  /** Those that nobody decided about, or about which something changed since. */
  readonly open: number;
  /** Listed parties that good guys or rules took away. */
  readonly suppressed: number;
  /** Why it could not be screened. */
  readonly error: string | null;
  readonly hits: readonly FoundHit[];
};

/** Whether a reference could be of both a customer and a party beside another: only with what stands before a role. */
export const mayBeShared = (reference: string): boolean => reference.includes(relatedReference('', ''));

/** Whether a customer under watch is clear, and nothing is due. */
export const isClear = ({ watch, status, due }: { readonly [Member in 'watch' | 'status' | 'due']: string | null }) =>
  watch === 'on' && status === 'clear' && due === null;

/** Whether what was found of a customer may rest on one of some listings. Of hits on further pages it is not known. */
export const restsOn = (
  { findings }: Pick<Customer, 'findings'>,
  isOne: (listing: { readonly id: string }) => boolean,
): boolean =>
  findings.some(
    ({ hits, total, suppressed }) =>
      total > hits.length || suppressed > 0 || hits.some(({ listings }) => listings.some(isOne)),
  );

/** Whether nothing was found of a customer that rests on any listing. */
export const isPlain = (customer: Pick<Customer, 'findings'>): boolean => !restsOn(customer, () => true);

/** Whether a name of a customer says too little. That and what is shown for it depend on all that is listed. */
export const saysTooLittle = ({ findings }: Pick<Customer, 'findings'>): boolean =>
  findings.some(({ outcome }) => outcome === 'insufficient_name');

/** What is known of a customer by the findings about it. An alert comes before what could not be screened. */
export function statusOf(findings: readonly Finding[]): CustomerStatus {
  if (findings.length === 0) return 'waiting';
  if (findings.some(({ open }) => open > 0)) return 'alert';
  if (findings.some(({ error, complete }) => error !== null || !complete)) return 'not_screened';
  return findings.some(({ total }) => total > 0) ? 'decided' : 'clear';
}

/** Of somebody who is not screened, why: an outcome or a code. */
export function whyOf({ status, isProved, findings }: Customer): string | null {
  if (status !== 'not_screened') return null;
  if (!isProved) return 'row_forged';
  const first = findings.find(({ error, complete }) => error !== null || !complete);
  return first?.error ?? (first?.outcome === 'potential_match' ? 'incomplete' : (first?.outcome ?? null));
}
