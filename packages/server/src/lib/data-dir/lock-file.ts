import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
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

/** The file in a data folder that names its owner. Its modification time is the owner's last sign of life. */
export class LockFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** The owner in the file; undefined if the file is missing or unreadable. */
  owner(): LockOwner | undefined {
    try {
      return readOwner(readFileSync(this.path, 'utf8'));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Written aside and linked: no reader sees half an owner, and of two writers one wins. False if the file exists. */
  write(owner: LockOwner): boolean {
    const draft = `${this.path}.${owner.id}`;
    writeFileSync(draft, `${JSON.stringify(owner)}\n`, { mode: 0o600, flag: 'wx', flush: true });
    try {
      linkSync(draft, this.path);
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }

  /** Gives a sign of life. */
  touch(): void {
    const now = new Date();
    utimesSync(this.path, now, now);
  }

  /** Milliseconds since the last sign of life; undefined if there is no file. */
  silentMs(): number | undefined {
    const found = statSync(this.path, { throwIfNoEntry: false });
    return found === undefined ? undefined : Date.now() - found.mtimeMs;
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }
}

/** Parses a lock file; undefined if it names no owner. */
function readOwner(text: string): LockOwner | undefined {
  try {
    return ownerSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
