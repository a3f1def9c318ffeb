import type { Bin } from '../../findings/reliability.ts';

const [WIDTH, HEIGHT] = [720, 320];
/** Bounds of the plot in the picture. */
const [LEFT, RIGHT, TOP, BOTTOM] = [56, 664, 24, 272];
const COLOURS = { same: '#2563eb', other: '#c7cdd6', share: '#b45309', text: '#374151', line: '#e5e7eb' };
/** Points of score between labels on the x axis, and number of labels on the y axis. */
const [LABEL_EVERY, LEVELS] = [5, 4];

/**
 * An SVG of pairs by score: bars count pairs, with same-party pairs at the bottom; a line shows the share of the
 * latter.
 */
export function reliabilityChart(points: readonly Bin[]): string {
  const most = Math.max(1, ...points.map(({ pairs }) => pairs));
  const step = (RIGHT - LEFT) / points.length;
  const x = (i: number): number => LEFT + i * step;
  const y = (share: number): number => BOTTOM - share * (BOTTOM - TOP);
  const bar = (i: number, from: number, to: number, colour: string): string =>
    `<rect x="${at(x(i) + 1)}" y="${at(y(to / most))}" width="${at(step - 2)}" height="${at(y(from / most) - y(to / most))}" fill="${colour}"/>`;
  const bars = points.flatMap(({ pairs, same }, i) => [
    bar(i, 0, same, COLOURS.same),
    bar(i, same, pairs, COLOURS.other),
  ]);
  const shares = points.flatMap(({ pairs, same }, i) =>
    pairs === 0 ? [] : [`${at(x(i) + step / 2)},${at(y(same / pairs))}`],
  );
  const levels = Array.from({ length: LEVELS + 1 }, (_, i) => i / LEVELS).map(
    (level) =>
      `<path d="M${LEFT} ${at(y(level))}H${RIGHT}" stroke="${COLOURS.line}"/>` +
      label(LEFT - 6, y(level) + 4, 'end', Math.round(level * most).toLocaleString('en-GB')) +
      label(RIGHT + 6, y(level) + 4, 'start', `${level * 100} %`),
  );
  const scores = points.flatMap(({ from }, i) =>
    from % LABEL_EVERY === 0 ? [label(x(i), BOTTOM + 18, 'middle', `${from}`)] : [],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img" aria-label="Pairs by score, and the share of them that are the same party">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    ...levels,
    ...bars,
    `<polyline points="${shares.join(' ')}" fill="none" stroke="${COLOURS.share}" stroke-width="2"/>`,
    ...scores,
    label(RIGHT, BOTTOM + 18, 'middle', '100'),
    key(LEFT, COLOURS.same, 'pairs of the same party'),
    key(LEFT + 190, COLOURS.other, 'pairs of two parties'),
    key(LEFT + 360, COLOURS.share, 'share of the same party (right)'),
    '</svg>',
    '',
  ].join('\n');
}

const at = (value: number): string => value.toFixed(1);

const label = (x: number, y: number, anchor: string, text: string): string =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}" fill="${COLOURS.text}">${text}</text>`;

const key = (x: number, colour: string, text: string): string =>
  `<rect x="${x}" y="${HEIGHT - 18}" width="10" height="10" fill="${colour}"/>${label(x + 16, HEIGHT - 9, 'start', text)}`;
