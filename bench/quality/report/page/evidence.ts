import type { Mistake } from '../report-data.ts';
import { h } from './dom.ts';

/** All of the engine's evidence for one row: the words side by side, fields, and the sum. */
export function evidenceOf(row: Mistake): HTMLElement {
  const { evidence } = row;
  return h(
    'article',
    { class: 'evidence' },
    h('h2', { dir: 'auto' }, marked(row.query, evidence?.tokens.map(({ querySpan }) => querySpan) ?? [])),
    h(
      'h2',
      { dir: 'auto', class: 'listed' },
      marked(row.listed, evidence?.tokens.map(({ listedSpan }) => listedSpan) ?? []),
    ),
    h(
      'p',
      { class: 'chips' },
      h('span', { class: `chip ${row.wrong === 'miss' ? 'miss' : 'alert'}` }, row.wrong ?? ''),
      h('span', { class: 'chip' }, `name score ${row.nameScore}`),
      h('span', { class: 'chip' }, `score ${row.score}`),
      ...[row.type, row.kind, row.script, row.note]
        .filter((text) => text)
        .map((text) => h('span', { class: 'chip' }, text)),
    ),
    h('p', {}, `Label: ${row.alert ? 'should alert' : 'should not be high'}.`),
    row.dispute && h('p', { class: 'dispute' }, row.dispute),
    evidence ? alignment(evidence.tokens) : h('p', {}, 'Nothing was found.'),
    evidence && waterfall(evidence.waterfall),
    h('p', { class: 'chips' }, ...row.reasons.map((reason) => h('span', { class: 'chip reason' }, reason))),
  );
}

type Evidence = NonNullable<Mistake['evidence']>;

/** A name with its unmatched words marked. */
function marked(text: string, spans: readonly (readonly [number, number])[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let at = 0;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (start < at || end > text.length) continue;
    fragment.append(...alone(text.slice(at, start)), text.slice(start, end));
    at = end;
  }
  fragment.append(...alone(text.slice(at)));
  return fragment;
}

/** Marks words, but not the spaces between them. */
const alone = (text: string): (Node | string)[] =>
  text.split(/([\s.,'’-]+)/).map((part) => (/[\p{L}\p{N}]/u.test(part) ? h('span', { class: 'alone' }, part) : part));

const alignment = (tokens: Evidence['tokens']): HTMLElement =>
  h(
    'table',
    { class: 'alignment' },
    h('tr', {}, ...['query', '', 'listed', 'how', 'alike'].map((title) => h('th', {}, title))),
    ...tokens.map(({ query, listed, method, score }) =>
      h(
        'tr',
        {},
        h('td', { dir: 'auto' }, query),
        h('td', {}, '↔'),
        h('td', { dir: 'auto' }, listed),
        h('td', {}, method),
        h('td', { class: 'number' }, h('span', { class: 'bar', style: `width:${score * 0.6}px` }), score),
      ),
    ),
  );

/** Draws each step from where the previous one ended, on a scale of 0 to 100. */
function waterfall(steps: Evidence['waterfall']): HTMLElement {
  let sum = 0;
  const rows = steps.map(({ step, value }) => {
    const from = Math.min(sum, sum + value);
    sum += value;
    const bar = `left:${clamp(from)}%;width:${clamp(Math.abs(value))}%`;
    return h(
      'tr',
      {},
      h('td', {}, step),
      h('td', { class: 'track' }, h('span', { class: value < 0 ? 'less' : 'more', style: bar })),
      h('td', { class: 'number' }, `${value > 0 ? '+' : ''}${Math.round(value * 10) / 10}`),
    );
  });
  return h('table', { class: 'waterfall' }, ...rows);
}

const clamp = (value: number): number => Math.max(0, Math.min(100, value));
