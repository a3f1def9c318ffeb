// Behaviour of a documentation page: theme, menu, search, diagrams.
const root = document.documentElement.dataset.root;
/** Ids of the frame have a prefix, because headings have ids too. */
const byId = (id) => document.getElementById(`site-${id}`);

const look = {
  get isDark() {
    const chosen = document.documentElement.dataset.look;
    return chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  },
  set(name) {
    document.documentElement.dataset.look = name;
  },
};
// A browser may refuse storage for pages from disk.
try {
  const kept = localStorage.getItem('look');
  if (kept === 'dark' || kept === 'light') look.set(kept);
} catch {}
byId('look').addEventListener('click', () => {
  look.set(look.isDark ? 'light' : 'dark');
  try {
    localStorage.setItem('look', document.documentElement.dataset.look);
  } catch {}
  drawDiagrams();
});

byId('menu').addEventListener('click', ({ currentTarget }) => {
  const isOpen = byId('nav').classList.toggle('open');
  currentTarget.setAttribute('aria-expanded', String(isOpen));
});

function load(path) {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: `${root}theme/${path}` });
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(path)));
    document.head.append(script);
  });
}

const diagrams = [...document.querySelectorAll('pre.mermaid')].map((pre) => ({ pre, text: pre.textContent }));
async function drawDiagrams() {
  if (diagrams.length === 0) return;
  if (globalThis.mermaid === undefined) await load('mermaid.js');
  const { mermaid } = globalThis;
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme: look.isDark ? 'dark' : 'neutral' });
  for (const [at, { pre, text }] of diagrams.entries()) {
    const { svg } = await mermaid.render(`diagram-${at}`, text);
    pre.innerHTML = svg;
  }
}
drawDiagrams();

const [input, found] = [byId('search'), byId('found')];
/** Ranks guides above decisions, which have long titles, and the changelog. */
const WORTH = [
  ['docs/guide/', 2],
  ['docs/adr/', 0.5],
  ['CHANGELOG', 0.3],
];
let index;
async function openIndex() {
  if (globalThis.searchIndex === undefined) await Promise.all([load('minisearch.js'), load('search-index.js')]);
  const options = { fields: ['heading', 'title', 'text'], storeFields: ['heading', 'title', 'href'] };
  index ??= globalThis.MiniSearch.loadJSON(globalThis.searchIndex, options);
  return index;
}
async function search() {
  const words = input.value.trim();
  if (words === '') {
    found.hidden = true;
    return;
  }
  const opened = await openIndex();
  const boostDocument = (_, __, { href }) => WORTH.find(([path]) => href.startsWith(path))?.[1] ?? 1;
  const how = { boostDocument, prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { heading: 4, title: 2 } };
  const results = opened.search(words, how).slice(0, 12);
  found.replaceChildren(...(results.length > 0 ? results.map(resultLink) : ['Nothing found.']));
  found.hidden = false;
}
function resultLink({ heading, title, href }) {
  const link = Object.assign(document.createElement('a'), { href: root + href, textContent: heading });
  if (title !== heading) link.append(Object.assign(document.createElement('small'), { textContent: ` ${title}` }));
  return link;
}
input.addEventListener('input', search);
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') found.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') found.hidden = true;
  if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  input.focus();
});
document.addEventListener('click', ({ target }) => {
  if (!target.closest('.search')) found.hidden = true;
});
