import { z } from 'zod';

/** An id or a code. It has no spaces, so that names and search texts do not fit. */
export const reference = z.string().regex(/^[\w.:/-]{1,200}$/);

type Value = typeof reference | z.ZodNumber | z.ZodBoolean;

/** One kind of jobs. */
export type JobKind = {
  /** What a job carries: references to what it works on. */
  readonly data: z.ZodObject<Readonly<Record<string, Value>>, z.core.$strict>;
  /** How often a job that failed is tried again before an operator decides. */
  readonly retries: number;
  /** Then the run is aborted and counts as failed. At most 23 hours. */
  readonly timeoutMs: number;
  /** One job of the kind is unfinished at a time, unless they have keys. */
  readonly singleton: boolean;
  /** What it does, for operators. */
  readonly doc: string;
};

/** Kinds by name. */
export type JobKinds = Readonly<Record<string, JobKind>>;
