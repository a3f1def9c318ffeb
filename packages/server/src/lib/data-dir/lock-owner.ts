import { z } from 'zod';

const ownerSchema = z.object({
  id: z.string(),
  pid: z.number().int(),
  host: z.string(),
  startedAt: z.string(),
  boot: z.string().nullable(),
  processStart: z.string().nullable(),
});

/** Owner of a data folder, from `service.lock`. */
export type LockOwner = Readonly<z.output<typeof ownerSchema>>;

/** The owner that the text of a lock file names; undefined where it names none. */
export function readOwner(text: string): LockOwner | undefined {
  try {
    return ownerSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
