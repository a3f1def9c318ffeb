export type Step = { readonly step: string; readonly value: number };
export type Bar = Step & { readonly fromPercent: number; readonly widthPercent: number };

const clamp = (value: number): number => Math.min(100, Math.max(0, value));

/** Position of each step's bar on a scale of 0–100: it starts at the end of the previous one. */
export function barsOf(steps: readonly Step[]): readonly Bar[] {
  let sum = 0;
  return steps.map(({ step, value }) => {
    const from = clamp(sum);
    sum += value;
    const to = clamp(sum);
    return { step, value, fromPercent: Math.min(from, to), widthPercent: Math.abs(to - from) };
  });
}
