import type { Figure } from './figures.ts';
import { TARGETS, type Target } from './targets.ts';

/** Whether a figure reaches its target; undefined if it has none. */
export function reaches(figure: Figure): boolean | undefined {
  const target = TARGETS[figure.id]?.target;
  if (target === undefined) return undefined;
  return figure.better === 'more' ? figure.value >= target : figure.value <= target;
}

/** A value with its unit: `97.26 %`, `.913`, `0`. */
export function valueText(unit: Figure['unit'], value: number): string {
  if (unit === 'percent') return `${value} %`;
  return unit === 'share' ? value.toFixed(3).replace(/^0/, '') : `${value}`;
}

export const targetText = (figure: Figure): string => {
  const target = TARGETS[figure.id]?.target;
  return target === undefined ? '' : `${figure.better === 'more' ? '≥' : '≤'} ${valueText(figure.unit, target)}`;
};

/** The best value of a peer; a sketch is not a peer and is shown only if there is none. */
export const bestPeer = ({ logicV2, watchman, sketch }: Target): string => {
  if (logicV2) return `logic-v2 ${logicV2}`;
  if (watchman) return `Watchman ${watchman}`;
  return sketch ? `sketch ${sketch}` : '';
};

/** Prints figures as a table; breakdowns only on request. */
export function printFigures(figures: readonly Figure[], parts: boolean): void {
  const rows = figures.filter(({ part }) => parts || !part);
  const lines = rows.map((figure) => [
    figure.measure,
    valueText(figure.unit, figure.value),
    `${figure.of}`,
    targetText(figure),
    TARGETS[figure.id] ? bestPeer(TARGETS[figure.id] ?? { target: 0 }) : '',
    { true: 'ok', false: 'NOT', undefined: '' }[`${reaches(figure)}`],
  ]);
  const head = ['measure', 'value', 'of', 'target', "peers' best", ''];
  const widths = head.map((title, i) => Math.max(title.length, ...lines.map((line) => line[i]?.length ?? 0)));
  const print = (line: readonly string[]) =>
    console.log(
      line
        .map((cell, i) => (i === 0 || i > 3 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    );
  print(head);
  print(widths.map((width) => '─'.repeat(width)));
  lines.forEach(print);
}
