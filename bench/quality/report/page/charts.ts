import { h, svg } from './dom.ts';

const WIDTH = 760;
const HEIGHT = 280;
const MARGIN = { left: 46, right: 16, top: 14, bottom: 30 };
const COLOURS = ['#2563eb', '#0d9488', '#9333ea', '#d97706', '#dc2626', '#64748b'];

export type Line = { readonly name: string; readonly points: readonly (readonly [x: number, y: number])[] };
export type Mark = { readonly at: number; readonly name: string };
export type Bar = { readonly label: string; readonly parts: readonly number[]; readonly title: string };

const inner = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };

function textAt(x: number, y: number, text: string, anchor = 'middle'): SVGElement {
  const element = svg('text', { x, y, 'text-anchor': anchor, class: 'tick' });
  element.textContent = text;
  return element;
}

function frame(top: number, unit: string, parts: Node[]): SVGElement {
  const ticks = Array.from({ length: 6 }, (_, i) => (top / 5) * i);
  const grid = ticks.flatMap((value) => {
    const y = MARGIN.top + inner.height * (1 - value / top);
    return [
      svg('line', { x1: MARGIN.left, x2: WIDTH - MARGIN.right, y1: y, y2: y, class: 'grid' }),
      textAt(MARGIN.left - 6, y + 4, `${Math.round(value * 100) / 100}${unit}`, 'end'),
    ];
  });
  return svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'chart', role: 'img' }, ...grid, ...parts);
}

/** A line chart over thresholds, with marks for the levels in use. Hovering over a point shows its values. */
export function lineChart(lines: readonly Line[], [from, to]: readonly [number, number], marks: readonly Mark[]) {
  const top = niceTop(Math.max(...lines.flatMap(({ points }) => points.map(([, y]) => y)), 0.1));
  const x = (value: number) => MARGIN.left + (inner.width * (value - from)) / (to - from);
  const y = (value: number) => MARGIN.top + inner.height * (1 - value / top);
  const ticks = Array.from({ length: (to - from) / 5 + 1 }, (_, i) => from + i * 5);
  const parts: Node[] = ticks.map((tick) => textAt(x(tick), HEIGHT - 8, `${tick}`));
  for (const { at, name } of marks) {
    parts.push(svg('line', { x1: x(at), x2: x(at), y1: MARGIN.top, y2: HEIGHT - MARGIN.bottom, class: 'mark' }));
    parts.push(textAt(x(at) + 4, MARGIN.top + inner.height / 2, name, 'start'));
  }
  lines.forEach(({ name, points }, i) => {
    const colour = COLOURS[i % COLOURS.length] ?? '';
    const path = points.map(([px, py]) => `${x(px)},${y(py)}`).join(' ');
    parts.push(svg('polyline', { points: path, fill: 'none', stroke: colour, 'stroke-width': 2 }));
    for (const [px, py] of points) {
      const title = svg('title', {});
      title.textContent = `${name} at ${px}: ${py} %`;
      parts.push(svg('circle', { cx: x(px), cy: y(py), r: 3, fill: colour }, title));
    }
  });
  return h('figure', {}, frame(top, ' %', parts), legend(lines.map(({ name }) => name)));
}

/** Stacked bars. */
export function barChart(bars: readonly Bar[], names: readonly string[], unit: string, top?: number) {
  const highest = top ?? niceTop(Math.max(...bars.map(({ parts }) => parts.reduce((a, b) => a + b, 0)), 1));
  const step = inner.width / bars.length;
  const parts = bars.flatMap((bar, i) => {
    const x = MARGIN.left + step * i;
    let y = HEIGHT - MARGIN.bottom;
    const drawn = bar.parts.map((part, k) => {
      const height = (inner.height * part) / highest;
      y -= height;
      const title = svg('title', {});
      title.textContent = bar.title;
      return svg('rect', { x: x + 1, y, width: step - 2, height, fill: COLOURS[k * 4] ?? '' }, title);
    });
    return [...drawn, textAt(x + step / 2, HEIGHT - 8, bar.label)];
  });
  return h('figure', {}, frame(highest, unit, parts), legend(names, 4));
}

const legend = (names: readonly string[], every = 1): HTMLElement =>
  h(
    'figcaption',
    {},
    ...names.map((name, i) =>
      h('span', {}, h('i', { style: `background:${COLOURS[(i * every) % COLOURS.length]}` }), name),
    ),
  );

/** The smallest of 1, 2, 5, 10 × 10ⁿ that is not below a value. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}
