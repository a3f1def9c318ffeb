import type { ReportData } from '../report-data.ts';
import { chartsView } from './charts-view.ts';
import { h, readState } from './dom.ts';
import { figuresView } from './figures-view.ts';
import { mistakesView } from './mistakes-view.ts';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as ReportData;
const VIEWS = { mistakes: mistakesView, figures: figuresView, charts: chartsView };

function show(): void {
  const view = readState()['view'] ?? 'mistakes';
  document.getElementById('view')?.replaceChildren((VIEWS[view as keyof typeof VIEWS] ?? mistakesView)(data));
  document
    .getElementById('tabs')
    ?.replaceChildren(
      ...Object.keys(VIEWS).map((name) =>
        h('a', { href: `#view=${name}`, ...(name === view && { 'aria-current': 'page' }) }, name),
      ),
    );
}

const judged = data.figures.filter(({ ok }) => ok !== null);
const reached = judged.filter(({ ok }) => ok).length;
document
  .getElementById('made')
  ?.replaceChildren(`${reached} of ${judged.length} targets reached · engine ${data.engine} · ${data.made} UTC`);
addEventListener('hashchange', show);
show();
