import type { Mistake, ReportData } from '../report-data.ts';
import { h, readState, writeState } from './dom.ts';
import { evidenceOf } from './evidence.ts';

const FILTERS = ['set', 'wrong', 'kind', 'script', 'label'] as const;
type Filter = (typeof FILTERS)[number];

const valueFor = (row: Mistake, filter: Filter): string =>
  filter === 'label' ? (row.dispute ? 'disputed' : 'undisputed') : (row[filter] ?? '');

/** Filters at the top, rows on the left, evidence of the selected row on the right. Arrow keys move between rows. */
export function mistakesView({ mistakes, counts }: ReportData): HTMLElement {
  const bar = h('form', { class: 'filters' });
  const list = h('ol', { class: 'rows', tabindex: '0' });
  const detail = h('div', { class: 'detail' });
  const search = h('input', { type: 'search', placeholder: 'text in either name', 'aria-label': 'Text' });
  let shown: readonly Mistake[] = [];
  let chosen = 0;

  const choose = (at: number) => {
    chosen = Math.max(0, Math.min(shown.length - 1, at));
    list.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false');
    const item = list.children[chosen];
    item?.setAttribute('aria-selected', 'true');
    item?.scrollIntoView({ block: 'nearest' });
    const row = shown[chosen];
    detail.replaceChildren(row ? evidenceOf(row) : h('p', {}, 'No mistake like this.'));
  };

  const refresh = () => {
    const state = readState();
    const text = (state['text'] ?? '').toLowerCase();
    const fits = (row: Mistake, but?: Filter) =>
      FILTERS.every((one) => one === but || !state[one] || matches(valueFor(row, one), state[one], one)) &&
      `${row.query}\n${row.listed}`.toLowerCase().includes(text);
    shown = mistakes.filter((row) => fits(row));
    const selects = FILTERS.map((one) =>
      selectOf(
        one,
        mistakes.filter((row) => fits(row, one)),
        state[one] ?? '',
        counts,
      ),
    );
    const some = `${shown.length} rows`;
    bar.replaceChildren(...selects, search, h('output', {}, some));
    list.replaceChildren(...shown.map(itemOf));
    choose(0);
  };

  bar.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) writeState({ [target.name]: target.value });
    if (target instanceof HTMLSelectElement) refresh();
  });
  bar.addEventListener('submit', (event) => event.preventDefault());
  if (search instanceof HTMLInputElement) {
    search.value = readState()['text'] ?? '';
    search.addEventListener('input', () => {
      writeState({ text: search.value });
      refresh();
      search.focus();
    });
  }
  list.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest('li') : null;
    if (item) choose([...list.children].indexOf(item));
  });
  list.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(chosen + step);
  });
  refresh();
  return h('div', { class: 'mistakes' }, bar, list, detail);
}

/** A measure's id selects its sets: `words` selects `words-ko` and the others. */
const matches = (value: string, wanted: string, filter: Filter): boolean =>
  value === wanted || (filter === 'set' && value.startsWith(`${wanted}-`));

function selectOf(name: Filter, rows: readonly Mistake[], chosen: string, counts: ReportData['counts']): HTMLElement {
  const groups = [...Map.groupBy(rows, (row) => valueFor(row, name))].filter(([value]) => value !== '');
  const values = groups.map(([value]) => value);
  const all = chosen === '' || values.includes(chosen) ? groups : [[chosen, []] as const, ...groups];
  const options = all.map(([value, group]) => {
    const more = name === 'set' && (counts[value] ?? 0) > group.length ? ` of ${counts[value]}` : '';
    const option = h('option', { value }, group.length === 0 ? value : `${value} (${group.length}${more})`);
    if (value === chosen) option.setAttribute('selected', '');
    return option;
  });
  return h('select', { name, 'aria-label': name }, h('option', { value: '' }, `${name}: all`), ...options);
}

const itemOf = (row: Mistake): HTMLElement =>
  h(
    'li',
    {},
    h('b', { class: row.wrong === 'miss' ? 'miss' : 'alert' }, row.alert ? row.nameScore : row.score),
    h('span', { dir: 'auto' }, row.query),
    h('span', { dir: 'auto', class: 'listed' }, row.listed || '–'),
    h('small', {}, [row.set, row.kind, row.dispute ? 'disputed' : ''].filter((text) => text).join(' · ')),
  );
