/** First millisecond, inclusive, and last, exclusive, in Unix milliseconds. */
export type Period = { readonly fromMs: number; readonly toMs: number };

/** A screening of a period; request and answer are null if they were erased or are not included. */
export type EvidenceScreening = {
  readonly id: Buffer;
  readonly actor: string;
  readonly outcome: string;
  readonly total: number;
  readonly entry: number | null;
  readonly contextHash: Buffer;
  readonly isErased: boolean;
  readonly request: string | null;
  readonly answer: string | null;
};

/** A list version and one period in which it was searched; `until` is null if it still is. */
export type SearchedVersion = {
  readonly list: string;
  readonly version: string;
  readonly sha256: string;
  readonly publishedAt: string;
  readonly checkedAt: number;
  readonly records: number;
  readonly rejected: number;
  readonly fileName: string;
  readonly from: number;
  readonly until: number | null;
};

/** The last segment of a day, UTC. */
export type DayHead = {
  readonly day: string;
  readonly segment: number;
  readonly lastEntry: number;
  readonly sealedAt: number;
  readonly head: Buffer;
  readonly keyId: string;
  readonly signature: Buffer;
};

/** A time in evidence. */
export const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
