import type { Estimate } from './estimate-findings.ts';

/** Minimum number of pairs for an estimate to count; a finding with fewer gets the mean of all. */
const LEAST_PAIRS = 3;

/**
 * The table of effects from estimates. Effects are never positive, and further agreement never lowers a score:
 * estimates that say otherwise become 0. A finding with too few pairs gets the mean of all.
 */
export function effectsFrom<Code extends string>(
  codes: readonly Code[],
  estimates: readonly Estimate[],
): Record<Code, readonly [bits: number, perBit: number]> {
  const known = new Map<string, Estimate>(
    estimates.filter(({ pairs }) => pairs >= LEAST_PAIRS).map((one) => [one.code, one]),
  );
  const all = [...known.values()];
  const mean = (of: (one: Estimate) => number): number =>
    all.reduce((sum, one) => sum + of(one), 0) / (all.length || 1);
  const effectOf = (code: Code): readonly [number, number] => {
    const bits = Math.min(0, known.get(code)?.bits ?? mean((one) => one.bits));
    const perBit = Math.max(0, known.get(code)?.perBit ?? mean((one) => one.perBit));
    return [rounded(bits, 10), rounded(perBit, 100)];
  };
  return Object.fromEntries(codes.map((code) => [code, effectOf(code)])) as ReturnType<typeof effectsFrom<Code>>;
}

/** The engine's source file for this table. */
export function effectsText(codes: readonly string[], estimates: readonly Estimate[]): string {
  const rows = Object.entries(effectsFrom(codes, estimates)).map(
    ([code, [bits, perBit]]) => `  ${code}: [${bits}, ${perBit}],`,
  );
  return `// Made by \`npm run findings\` from generated pairs (see bench/findings).
/** Effect of each finding: bits at 20 bits of agreement, and what each further bit of agreement changes. */
export const FINDING_EFFECTS = {
${rows.join('\n')}
} as const satisfies Readonly<Record<string, readonly [bits: number, perBit: number]>>;
`;
}

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts || 0;
