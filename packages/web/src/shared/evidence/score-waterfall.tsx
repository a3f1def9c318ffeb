import { codeWords } from '#shared/format/code-words.ts';
import { points, signedPoints } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';

const { evidence } = messages;
const stepLabels: Readonly<Record<string, string>> = evidence.steps;

/** Limits take points without a conflict. */
const LIMITS: ReadonlySet<string> = new Set(['cap', 'alias']);

const lookOf = ({ step, value }: Step): string =>
  value >= 0 ? 'bg-accent' : LIMITS.has(step) ? 'bg-review' : 'bg-alarm';

type ScoreWaterfallProps = { readonly steps: readonly Step[]; readonly score: number };

/** The score, step by step. */
export function ScoreWaterfall({ steps, score }: ScoreWaterfallProps) {
  if (steps.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="label-caps mb-2">{evidence.waterfall}</h3>
      <dl className="grid grid-cols-[max-content_minmax(4rem,1fr)_max-content] items-center gap-x-3 gap-y-1 text-sm">
        {barsOf(steps).map((bar) => (
          <div key={bar.step} className="contents">
            <dt>{stepLabels[bar.step] ?? codeWords(bar.step)}</dt>
            <dd aria-hidden className="relative h-3 rounded-xs bg-sunken">
              <span
                data-bar
                className={`absolute inset-y-0 rounded-xs ${lookOf(bar)}`}
                style={{ insetInlineStart: `${bar.fromPercent}%`, width: `max(2px, ${bar.widthPercent}%)` }}
              />
            </dd>
            <dd className="text-end font-medium">{signedPoints(bar.value)}</dd>
          </div>
        ))}
        <div className="contents font-semibold">
          <dt className="border-t border-line pt-1">{evidence.total}</dt>
          <dd aria-hidden className="h-full border-t border-line" />
          <dd className="border-t border-line pt-1 text-end">{points(score)}</dd>
        </div>
      </dl>
    </div>
  );
}

type Step = { readonly step: string; readonly value: number };

type Bar = Step & { readonly fromPercent: number; readonly widthPercent: number };

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
