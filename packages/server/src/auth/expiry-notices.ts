import type { Storage } from '../storage/ports/storage.ts';
import { standingOf } from './token-family.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long before a token expires the log begins to tell. */
const NOTICE_MS = 14 * DAY_MS;

/** What the log tells of a token that is about to expire. */
export type ExpiryNotice = { readonly tokenId: string; readonly name: string };

/** Tells once a day of each token that expires within fourteen days. */
export class ExpiryNotices {
  readonly #tokens: Pick<Storage['tokens'], 'list' | 'state'>;
  readonly #now: () => number;
  readonly #warn: (notice: ExpiryNotice, text: string) => void;
  readonly #noticedOn = new Map<string, number>();

  /** @param now Unix milliseconds */
  constructor(
    { tokens }: { readonly tokens: Pick<Storage['tokens'], 'list' | 'state'> },
    now: () => number,
    warn: (notice: ExpiryNotice, text: string) => void,
  ) {
    this.#tokens = tokens;
    this.#now = now;
    this.#warn = warn;
  }

  /** Looks now, and then every hour; stops when the outcome is called. */
  watch(): () => void {
    const look = (): void => void this.look().catch(() => {});
    look();
    const timer = setInterval(look, HOUR_MS).unref();
    return () => clearInterval(timer);
  }

  /** Warns of tokens that expire soon, once a day (UTC), unless they were revoked or replaced. */
  async look(): Promise<void> {
    const nowMs = this.#now();
    const today = Math.floor(nowMs / DAY_MS);
    for (const { id, name, replacedBy } of await this.#tokens.list()) {
      const standing = await standingOf(id, (one) => this.#tokens.state(one));
      if (standing === undefined || standing.revokedAt !== null || replacedBy !== null) continue;
      const leftMs = standing.expiresAt - nowMs;
      if (leftMs <= 0 || leftMs > NOTICE_MS || this.#noticedOn.get(id) === today) continue;
      this.#noticedOn.set(id, today);
      const days = Math.ceil(leftMs / DAY_MS);
      this.#warn({ tokenId: id, name }, `an API token expires in ${days} ${days === 1 ? 'day' : 'days'}: rotate it`);
    }
  }
}
