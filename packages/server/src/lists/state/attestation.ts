import { ConfigError } from '../../lib/errors/config-error.ts';

const DAY_MS = 24 * 3_600_000;
/** Days for which a declaration holds if no end is given. */
const ATTESTED_DAYS = 30;

/** An operator's declaration that the files of a folder are current, whatever their age. */
export type Attestation = {
  readonly reason: string;
  /** First start with it, Unix milliseconds. */
  readonly atMs: number;
  /** End of validity, Unix milliseconds. */
  readonly untilMs: number;
};

/** Fewer characters give no reason. */
const MIN_REASON = 10;

/** Format: `checked with the publishers on Monday; until 2026-12-31`. The whole day counts (UTC). */
const WITH_END = /^(.*?)\s*;\s*until\s+(\S+)$/i;

/** The declaration as given: its reason, and the end of its last day if stated. */
type GivenWord = { readonly reason: string; readonly untilMs: number | null };

/** @throws ConfigError when the reason is too short, or the end is not a date */
export function readAttestation(given: string): GivenWord {
  const [, reason = given, day] = WITH_END.exec(given) ?? [];
  if (reason.trim().length < MIN_REASON)
    throw new ConfigError(
      `NAMESAKE_LISTS_ATTESTED: must give the reason in ten characters or more, as in "checked with the publishers; until 2026-12-31".`,
    );
  if (day === undefined) return { reason, untilMs: null };
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN;
  // A day that a month does not have is read as one of the next month.
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== day)
    throw new ConfigError(
      `NAMESAKE_LISTS_ATTESTED: "${day}" is no day. Write the end as in "reason; until 2026-12-31".`,
    );
  return { reason, untilMs: start + DAY_MS };
}

/** The declaration with its end. @param firstAtMs the first start with it */
export const attestationOf = ({ reason, untilMs }: GivenWord, firstAtMs: number): Attestation => ({
  reason,
  atMs: firstAtMs,
  untilMs: untilMs ?? firstAtMs + ATTESTED_DAYS * DAY_MS,
});

/** Says that a declaration has ended; undefined while it holds. */
export const endedText = (attestation: Attestation, nowMs: number): string | undefined =>
  nowMs < attestation.untilMs
    ? undefined
    : `warning: the attestation that the files are current (${attestation.reason}) ended on ${lastDayOf(attestation)}: their age counts again`;

/** Last day of a declaration, such as 2026-12-31. */
export const lastDayOf = ({ untilMs }: Attestation): string => new Date(untilMs - 1).toISOString().slice(0, 10);
