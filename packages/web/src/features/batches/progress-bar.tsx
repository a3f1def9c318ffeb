import type { BatchView } from '@namesake/contract';
import { useEffect, useState } from 'react';
import { longAge } from '#shared/format/age.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { paceOf, type Sample, secondsLeft, withSample } from './pace.ts';

const { batches: words } = messages;
const NO_SAMPLES: readonly Sample[] = [];

type ProgressBarProps = { readonly batch: Pick<BatchView, 'rowCount' | 'expectedRowCount' | 'state'> };

/** Progress within the file, pace, and remaining time. */
export function ProgressBar({ batch: { rowCount: rows, expectedRowCount: expected, state } }: ProgressBarProps) {
  const isRunning = state === 'running';
  const [samples, setSamples] = useState(NO_SAMPLES);
  useEffect(() => {
    setSamples((before) => (isRunning ? withSample(before, { atMs: performance.now(), rows }) : NO_SAMPLES));
  }, [rows, isRunning]);
  const pace = paceOf(samples);
  const left = secondsLeft(rows, expected, pace);
  const all = expected === null ? null : about(expected, rows);
  const percent = expected === null ? null : Math.floor((100 * rows) / Math.max(1, expected));
  const parts = [
    all === null ? words.rows(count(rows)) : words.ofRows(count(rows), count(all)),
    ...(pace === undefined ? [] : [words.pace(count(Math.round(pace)))]),
    ...(left === undefined ? [] : [words.left(longAge(Math.ceil(left)))]),
  ];
  return (
    <div className="space-y-1">
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent === null ? {} : { 'aria-valuenow': percent, 'aria-valuetext': parts[0] })}
        className="h-2 overflow-hidden rounded-full border border-edge bg-sunken"
      >
        <div className="h-full bg-accent" style={{ inlineSize: `${percent ?? 0}%` }} />
      </div>
      <p className="text-sm text-soft tabular-nums">{parts.join(' · ')}</p>
    </div>
  );
}

/** Rounds an estimate to two digits, but never below the finished rows. */
const about = (expected: number, rows: number): number => Math.max(rows, Number(expected.toPrecision(2)));
