import { z } from 'zod';

/** An id or a code. Spaces are not allowed, so names and search texts do not fit. */
export const reference = z.string().regex(/^[\w.:/-]{1,200}$/);

type Value = typeof reference | z.ZodNumber | z.ZodBoolean;

/** One kind of job. */
export type JobKind = {
  /** Payload of a job: references to its subject. */
  readonly data: z.ZodObject<Readonly<Record<string, Value>>, z.core.$strict>;
  /** Number of retries before an operator must decide. */
  readonly retries: number;
  /** Time after which a run is aborted and counts as failed. At most 23 hours. */
  readonly timeoutMs: number;
  /** Only one job of the kind may be unfinished, unless jobs have keys. */
  readonly singleton: boolean;
  /** Description for operators. */
  readonly doc: string;
};

/** Kinds by name. */
export type JobKinds = Readonly<Record<string, JobKind>>;
