import type { ReportData, ShownFigure } from '../report-data.ts';
import { h } from './dom.ts';

/** Figures by measure, each with a collapsed breakdown. */
export function figuresView(data: ReportData): HTMLElement {
  const groups = Map.groupBy(data.figures, ({ id }) => id.split('/')[0] ?? '');
  return h(
    'div',
    {},
    ...[...groups].map(([id, figures]) => {
      const parts = figures.filter(({ part }) => part);
      return h(
        'section',
        {},
        h('h2', {}, id, ' ', h('a', { href: `#view=mistakes&set=${id}` }, 'mistakes')),
        h('p', { class: 'about' }, data.about[id]),
        table(figures.filter(({ part }) => !part)),
        parts.length > 0 && h('details', {}, h('summary', {}, `${parts.length} breakdowns`), table(parts)),
      );
    }),
  );
}

const HEADS = ['measure', 'value', 'of', 'target', "peers' best", ''];

const table = (figures: readonly ShownFigure[]): HTMLElement =>
  h(
    'table',
    { class: 'figures' },
    h('tr', {}, ...HEADS.map((title, i) => h('th', i > 0 && i < 4 ? { class: 'number' } : {}, title))),
    ...figures.map(({ measure, valueText, of, targetText, peers, ok, part }) =>
      h(
        'tr',
        {},
        h('td', {}, part ? measure.replace(/^.*?: /, '') : measure),
        h('td', { class: 'number' }, valueText),
        h('td', { class: 'number' }, of),
        h('td', { class: 'number' }, targetText),
        h('td', {}, peers),
        h('td', { class: ok === null ? '' : ok ? 'ok' : 'not' }, ok === null ? '' : ok ? 'reached' : 'not yet'),
      ),
    ),
  );
