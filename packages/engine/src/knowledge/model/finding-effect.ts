import { FINDING_EFFECTS } from './finding-effects.gen.ts';
import { FINDINGS, type FindingRow, type NameFinding } from './findings.ts';
import { POINTS } from './scale.ts';

/** Sixteenths of a bit per bit. */
const BIT = 16;
const TENTHS = 10;

/** How an effect in bits changes a score; `GET /scoring` and the guide show this table. */
export const EFFECT_SCALE = {
  /** Bits of agreement at which an effect is as stated. Strangers rarely agree by more. */
  at: 20,
  /** Agreement changes an effect between these bits; below and above, the effect is constant. */
  least: 19,
  most: 23,
  /** Share of the scale between full agreement and certainty, so that a finding can lower a score of 100. */
  room: 0.1,
  /** Minimum share of the points above the threshold that a finding leaves from `leavesAt` bits on; less below. */
  leaves: 0.25,
  leavesAt: 16,
  /** Bits from which an effect counts against a name that is also found in a text. */
  doubt: 1,
  /** Points above which the score of a review finding is compressed, so that it stays below `high`. */
  reviewFrom: 80,
} as const;

const [FROM, TO] = [POINTS.shown * TENTHS, POINTS.most * TENTHS];

/** The odds that a score in tenths represents: 0 at the threshold, 1 near the middle of the scale above it. */
export const oddsOf = (tenths: number): number => {
  const share = (tenths - FROM) / (TO - FROM);
  return share / (1 + EFFECT_SCALE.room - share);
};

/** Bits of agreement above or below `EFFECT_SCALE.at`, clamped to the range that counts. */
export const besideAt = (bits: number): number =>
  Math.max(EFFECT_SCALE.least, Math.min(bits, EFFECT_SCALE.most)) - EFFECT_SCALE.at;

/** For each finding: bits at `EFFECT_SCALE.at` bits of agreement, and change per further bit. */
export type FindingEffects = Readonly<Record<NameFinding, readonly [bits: number, perBit: number]>>;

/** Effect of a finding in bits, never positive, at an agreement in sixteenths of a bit. */
export function effectOf(code: NameFinding, agreement: number, effects: FindingEffects = FINDING_EFFECTS): number {
  const [bits, perBit] = effects[code];
  return Math.min(0, bits + perBit * besideAt(agreement / BIT));
}

/**
 * Score in tenths after a finding. Between threshold and 100 a score represents odds, which the finding multiplies. The
 * order of scores is kept, and a score above the threshold stays above it.
 */
export function loweredBy(
  { code, agreement }: { readonly code: NameFinding; readonly agreement: number },
  tenths: number,
  applies: FindingRow['applies'],
  effects: FindingEffects = FINDING_EFFECTS,
): number {
  const { applies: to, review, keeps = 1 } = FINDINGS[code];
  if (to !== applies || tenths <= FROM) return tenths;
  const odds = oddsOf(tenths) * powerOfTwo(effectOf(code, agreement, effects));
  const estimated = FROM + ((TO - FROM) * (1 + EFFECT_SCALE.room) * odds) / (1 + odds);
  // Keeps unlikely matches in order: those with more agreement come first.
  const share = EFFECT_SCALE.leaves * Math.min(1, agreement / BIT / EFFECT_SCALE.leavesAt);
  const lowered = Math.max(estimated, FROM + (tenths - FROM) * share);
  return Math.min(tenths, Math.round(FROM + ((review ? belowHigh(lowered) : lowered) - FROM) * keeps));
}

/** Compresses the score of a review, so that it never looks like `high`. */
function belowHigh(tenths: number): number {
  const from = EFFECT_SCALE.reviewFrom * TENTHS;
  if (tenths <= from) return tenths;
  return from + ((tenths - from) * (POINTS.high * TENTHS - 1 - from)) / (TO - from);
}

/** 2 to the power of 1/16 by square roots, which every machine rounds in the same way. */
const SIXTEENTH = Math.sqrt(Math.sqrt(Math.sqrt(Math.sqrt(2))));

/** 2 to a non-positive power in sixteenths: only by divisions, so that every machine gets the same result. */
function powerOfTwo(bits: number): number {
  let power = 1;
  for (let n = Math.round(-bits * BIT); n > 0; n--) power /= SIXTEENTH;
  return power;
}
