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

/** The file in a data folder that names its owner. Its time of change is the owner's last sign of life. */
export class LockFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Who the file names; undefined where there is none, or none that can be read. */
  owner(): LockOwner | undefined {
    try {
      return readOwner(readFileSync(this.path, 'utf8'));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /**
   * Written aside and linked: no reader sees half an owner, and of two that write, one wins. False where there is a
   * file already.
   */
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

  /** A sign of life. */
  touch(): void {
    const now = new Date();
    utimesSync(this.path, now, now);
  }

  /** Milliseconds since the last sign of life; undefined where there is no file. */
  silentMs(): number | undefined {
    const found = statSync(this.path, { throwIfNoEntry: false });
    return found === undefined ? undefined : Date.now() - found.mtimeMs;
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }
}

/** The owner that the text of a lock file names; undefined where it names none. */
function readOwner(text: string): LockOwner | undefined {
  try {
    return ownerSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
