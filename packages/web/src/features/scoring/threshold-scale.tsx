import type { Scoring } from '@namesake/contract';
import { scoringWords as words } from '#shared/messages/en/policies.ts';
import { Section } from './section.tsx';

const { zones: zoneWords } = words;

/** Stronger colour to the right; each zone also has a label below. */
const BARS: Readonly<Record<Zone['kind'], string>> = {
  below: 'bg-sunken',
  near: 'bg-line',
  review: 'bg-review',
  high: 'bg-ink',
};
const TEXTS: Readonly<Record<Zone['kind'], string>> = {
  below: zoneWords.belowText,
  near: zoneWords.nearText,
  review: zoneWords.reviewText,
  high: zoneWords.highText,
};

function rangeOf({ kind, from, to }: Zone): string {
  if (kind === 'below') return zoneWords.under(String(to));
  return kind === 'high' ? zoneWords.from(String(from)) : zoneWords.between(String(from), String(to));
}

/** Thresholds of results and of "high": a scale, and the same in words. */
export function ThresholdScale({ thresholds }: { readonly thresholds: Scoring['thresholds'] }) {
  const zones = zonesOf(thresholds);
  const span = 100 - thresholds.least;
  return (
    <Section title={words.thresholdsTitle} text={words.thresholdsText}>
      <div className="rounded-xl border border-line bg-surface px-4 pt-5 pb-4">
        <div aria-hidden className="mb-5">
          <div className="flex h-4 gap-0.5 overflow-hidden rounded-full">
            {zones.map(({ kind, from, to }) => (
              <span
                key={kind}
                data-bar
                className={`${BARS[kind]} h-full`}
                style={{ width: `${((to - from) / span) * 100}%` }}
              />
            ))}
          </div>
          <div className="relative mt-1 h-5 text-xs font-semibold text-soft">
            {zones.map(({ kind, from }) => (
              <span
                key={kind}
                className="absolute"
                style={{ insetInlineStart: `${((from - thresholds.least) / span) * 100}%` }}
              >
                {from}
              </span>
            ))}
            <span className="absolute end-0">100</span>
          </div>
        </div>
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
          {zones.map((zone) => (
            <div key={zone.kind}>
              <dt className="flex items-baseline gap-2">
                <span
                  aria-hidden
                  data-bar
                  className={`inline-block size-3 rounded-sm border border-edge ${BARS[zone.kind]}`}
                />
                <span className="font-semibold">{zoneWords[zone.kind]}</span>
                <span className="text-sm text-soft">{rangeOf(zone)}</span>
              </dt>
              <dd className="mt-0.5 text-sm text-soft">{TEXTS[zone.kind]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 border-t border-line pt-3 text-sm text-soft">
          {words.floor(String(thresholds.least), thresholds.limit)}
        </p>
      </div>
    </Section>
  );
}

type Zone = {
  readonly kind: 'below' | 'near' | 'review' | 'high';
  readonly from: number;
  readonly to: number;
};

/** Zones of name scores, from the lowest allowed threshold to 100. */
export function zonesOf({ least, result, high, nearMissPoints }: Scoring['thresholds']): readonly Zone[] {
  const near = Math.max(least, result - nearMissPoints);
  const zones: readonly Zone[] = [
    { kind: 'below', from: least, to: near },
    { kind: 'near', from: near, to: result },
    { kind: 'review', from: result, to: high },
    { kind: 'high', from: high, to: 100 },
  ];
  return zones.filter(({ from, to }) => to > from);
}
