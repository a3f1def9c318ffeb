/** From its first millisecond to the first that is too late, Unix milliseconds. */
export type Period = { readonly fromMs: number; readonly toMs: number };

/** A screening of a period; request and answer are null where they were erased, or are not asked for. */
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

/** A list version and one time that it was searched; `until` is null while it is. */
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
