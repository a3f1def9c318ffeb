import { DEFAULT_POLICY, type Index, screen } from '@namesake/engine';
import { loadIndex } from '../lists/load-index.ts';
import { compareNames } from './compare-cases.ts';
import { auc, type Figure, f1At, type Judged, percent, round } from './figures.ts';
import { readCases } from './read-cases.ts';

const HIGH = DEFAULT_POLICY.highFrom;
const SHOWN = DEFAULT_POLICY.threshold;
const verbose = process.env['BENCH_ROWS'];

const show = (set: string, row: string) => {
  if (verbose === set) console.log(row);
};

function pairFigures(cases: string): Figure[] {
  const rows = readCases(cases, 'name-pairs.csv').map((row) => {
    const { nameScore, score } = compareNames(row['query'] ?? '', row['listed'] ?? '', row['type']);
    return { ...row, nameScore, score, alert: row['alert'] === 'true' };
  });
  const judged: Judged[] = rows;
  const positives = rows.filter(({ alert }) => alert);
  for (const r of rows as ((typeof rows)[number] & Record<string, string | number | boolean>)[]) {
    const bad = r.alert ? r.nameScore < SHOWN : r.score >= HIGH;
    if (bad) show('pairs', `${r.alert ? 'MISS' : 'FALSE'} ${r.score} [${r['tier']}] ${r['query']} ~ ${r['listed']}`);
  }
  const strong = rows.filter((r) => (r as Record<string, unknown>)['tier'] === 'strong');
  const nonLatin = rows.filter((r) =>
    /[\u0250-\uffff]/.test(`${(r as Record<string, unknown>)['query']}${(r as Record<string, unknown>)['listed']}`),
  );
  return [
    percent('name pairs: positives shown', positives.filter((r) => r.nameScore >= SHOWN).length, positives.length),
    {
      measure: 'name pairs: tier strong wrong',
      value: strong.filter((r) => (r.alert ? r.nameScore < SHOWN : r.score >= HIGH)).length,
      of: strong.length,
      unit: 'count',
    },
    { measure: 'name pairs: F1 at high', value: f1At(HIGH, judged), of: rows.length, unit: 'share' },
    { measure: 'name pairs: AUC', value: auc(judged), of: rows.length, unit: 'share' },
    { measure: 'name pairs, non-Latin: F1 at high', value: f1At(HIGH, nonLatin), of: nonLatin.length, unit: 'share' },
  ];
}

function companyFigures(cases: string): Figure[] {
  const rows = readCases(cases, 'company-vessel-pairs.csv').map((row) => ({
    row,
    result: compareNames(row['query'] ?? '', row['listed'] ?? '', row['type']),
    alert: row['alert'] === 'true',
  }));
  const positives = rows.filter(({ alert }) => alert);
  const high = rows.filter(({ result }) => result.score >= HIGH);
  const siblings = rows.filter(({ row, alert }) => !alert && /sibling/.test(row['category'] ?? ''));
  const named = siblings.filter(({ result }) => result.reasons.some(({ code }) => code === 'possible_affiliate'));
  for (const { row, result, alert } of rows) {
    if (alert ? result.nameScore < SHOWN : result.score >= HIGH)
      show(
        'companies',
        `${alert ? 'MISS' : 'FALSE'} ${result.score} ${row['category']}: ${row['query']} ~ ${row['listed']}`,
      );
  }
  return [
    percent(
      'companies and vessels: positives shown',
      positives.filter(({ result }) => result.nameScore >= SHOWN).length,
      positives.length,
    ),
    percent('companies and vessels: precision at high', high.filter(({ alert }) => alert).length, high.length),
    percent('companies and vessels: siblings named possible_affiliate', named.length, siblings.length),
  ];
}

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ru', /[\u0400-\u04ff]/],
  ['ar', /[\u0600-\u06ff]/],
  ['he', /[\u0590-\u05ff]/],
  ['ko', /[\uac00-\ud7af]/],
  ['katakana', /[\u30a0-\u30ff]/],
  ['han', /[\u4e00-\u9fff]/],
];

function wordFigures(cases: string): Figure[] {
  const rows = readCases(cases, 'transliteration-words.csv.gz').filter((_, i) => i % 8 === 0);
  const counts = new Map<string, [number, number]>();
  for (const row of rows) {
    const original = row['original'] ?? '';
    const script = SCRIPTS.find(([, pattern]) => pattern.test(original))?.[0] ?? 'other';
    const language = /zh|chinese/i.test(row['origin'] ?? '')
      ? 'zh'
      : /ja|japan/i.test(row['origin'] ?? '')
        ? 'ja'
        : script;
    const key = script === 'han' ? language : script;
    const count = counts.get(key) ?? [0, 0];
    const result = compareNames(original, row['latin'] ?? '');
    if (result.nameScore >= SHOWN) count[0]++;
    else show(`words-${key}`, `${result.nameScore} ${original} ~ ${row['latin']}`);
    count[1]++;
    counts.set(key, count);
  }
  return [...counts].map(([script, [hits, of]]) => percent(`words across scripts: ${script}`, hits, of));
}

function searchFigures(cases: string, index: Index): Figure[] {
  const mutated = readCases(cases, 'un-mutated.csv');
  let [shown, first] = [0, 0];
  for (const row of mutated) {
    const { hits } = screen(index, { searchText: row['query'] ?? '' }, { ...DEFAULT_POLICY, limit: 100 });
    const same = (names: string) => fold(names) === fold(row['listed'] ?? '');
    const at = hits.findIndex(
      (hit) =>
        hit.listings.some((id) => id.startsWith('un_sc:')) &&
        (same(hit.primaryName) || same(hit.matchedName?.value ?? '')),
    );
    if (at !== -1) shown++;
    else show('mutated', `MISS ${row['query']} ~ ${row['listed']} got ${hits[0]?.primaryName} ${hits[0]?.score}`);
    // Other lists carry the same parties: first means that nothing scores above it.
    if (at !== -1 && !hits.some((hit) => hit.score > (hits[at]?.score ?? 0))) first++;
    else if (at > 0)
      show(
        'mutated',
        `#${at} ${row['query']} ~ ${row['listed']} first ${hits[0]?.matchedName?.value} ${hits[0]?.score} own ${hits[at]?.score}`,
      );
  }
  const figures = [
    percent('mutated UN names: shown', shown, mutated.length),
    percent('mutated UN names: first', first, mutated.length),
  ];
  const same = readCases(cases, 'same-party-across-lists.csv');
  const sameShown = same.filter((row) => {
    const result = compareNames(row['query'] ?? '', row['listed'] ?? '', 'person');
    if (result.nameScore < SHOWN) show('same', `${result.nameScore} ${row['query']} ~ ${row['listed']}`);
    return result.nameScore >= SHOWN;
  });
  figures.push(percent('same party across lists: shown', sameShown.length, same.length));
  for (const set of ['us', 'global']) {
    const rows = readCases(cases, `innocent-${set}.csv.gz`).filter((_, i) => i % 5 === 0);
    let [any, high] = [0, 0];
    for (const row of rows) {
      const { hits } = screen(index, { searchText: row['full_name'] ?? '' }, DEFAULT_POLICY);
      if (hits.length > 0) {
        any++;
        show(
          `innocent-${set}`,
          `${hits[0]?.score} ${row['full_name']} ~ ${hits[0]?.matchedName?.value} (${hits.length})`,
        );
      }
      if (hits.some(({ priority }) => priority === 'high')) high++;
    }
    figures.push(
      percent(`innocent ${set}: any result`, any, rows.length),
      percent(`innocent ${set}: high`, high, rows.length),
    );
  }
  return figures;
}

function otherFigures(cases: string): Figure[] {
  const nicknames = readCases(cases, 'nicknames.csv');
  const close = nicknames.filter((row) => {
    const { nameScore } = compareNames(`${row['name']} Zebrowsky`, `${row['nickname']} Zebrowsky`, 'person');
    if (nameScore < SHOWN) show('nicknames', `${nameScore} ${row['name']} ~ ${row['nickname']}`);
    return nameScore >= SHOWN;
  });
  const alike = readCases(cases, 'different-parties-alike.csv');
  const high = alike.filter((row) => compareNames(row['query'] ?? '', row['listed'] ?? '', 'person').score >= HIGH);
  const ofac = readCases(cases, 'ofac-search-tool.csv').filter((row) => Number(row['ofac_score']) >= 0);
  const errors = ofac.map((row) => {
    const estimate = compareNames(row['query_name'] ?? '', row['result_name'] ?? '').ofacScoreEstimate ?? 0;
    const error = Math.abs(estimate - Number(row['ofac_score']));
    if (error > 5) show('ofac', `${estimate} seen ${row['ofac_score']} ${row['query_name']} ~ ${row['result_name']}`);
    return error;
  });
  const cross = readCases(cases, 'cross-script.csv');
  const reached = cross.filter((row) => {
    const { nameScore } = compareNames(row['query'] ?? '', row['listed'] ?? '');
    const ok = nameScore >= Number((row['score'] ?? '').replace(/[^0-9.]/g, '')) * 100;
    if (!ok) show('cross', `${nameScore} ${row['query']} ~ ${row['listed']} ${row['score']}`);
    return ok;
  });
  return [
    percent('nicknames: shown', close.length, nicknames.length),
    percent('different parties alike: high, names only', high.length, alike.length),
    percent('OFAC estimate within 5', errors.filter((error) => error <= 5).length, errors.length),
    {
      measure: 'OFAC estimate mean error',
      value: round(errors.reduce((a, b) => a + b, 0) / (errors.length || 1)),
      of: errors.length,
      unit: 'points',
    },
    percent('cross-script scores reached', reached.length, cross.length),
  ];
}

const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** Measures the labelled cases under the default policy and prints a table. */
export async function measureQuality(options: {
  readonly lists: string;
  readonly cases: string;
  readonly json: boolean;
}) {
  const { index } = await loadIndex(options.lists);
  const figures = [
    ...pairFigures(options.cases),
    ...companyFigures(options.cases),
    ...wordFigures(options.cases),
    ...searchFigures(options.cases, index),
    ...otherFigures(options.cases),
  ];
  if (!options.json) console.table(figures);
  return figures;
}
