import { type Script, scriptOf } from '../scripts/script-of.ts';
import type { Cluster } from './clusters.ts';
import { lookalike } from './confusables.ts';
import { isDigit, isLetter, isMark } from './unicode.ts';

/** A run of letters, marks and digits of one script. `starts[i]`/`ends[i]`: where UTF-16 unit i of `text` stood. */
export type Word = {
  readonly text: string;
  readonly script: Script;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

export type Words = { readonly words: readonly Word[]; readonly lookalikesFolded: boolean };

type Letter = { text: string; script: Script; start: number; end: number };

/** Apostrophes and the like stand inside a word and are left out: O'Neill, Sana'a, Rock‘n’Roll. */
const APOSTROPHES = new Set(["'", '’', '‘', '`', '´', 'ʼ', 'ʻ', 'ʿ', 'ʾ', 'ʹ', '′', '＇', '׳', '״', 'ˈ', '·']);
const GERESH = '׳';
/** Signs that stand for a letter when letters surround them. */
const SIGNS = new Set(['$', '@', '!', '|']);
/** Letters after which a word is cut: no name has one so long, and the work of comparing words grows with their square. */
const LONGEST_WORD = 64;
/** Scripts written together in one word. */
const family = (script: Script): Script => (script === 'Hira' ? 'Kana' : script);

/** Splits folded clusters into words; a change of script ends one unless the letters of the odd script are look-alikes. */
export function wordsOf(clusters: readonly Cluster[]): Words {
  const words: Word[] = [];
  let lookalikesFolded = false;
  let run: Letter[] = [];
  const flush = () => {
    if (run.length === 0) return;
    const scripts = new Set(run.filter((l) => l.script !== 'Zyyy').map((l) => family(l.script)));
    if (scripts.size > 1 && foldLookalikes(run)) lookalikesFolded = true;
    words.push(...splitByScript(run));
    run = [];
  };
  for (let i = 0; i < clusters.length; i++) {
    const cluster = clusters[i];
    if (!cluster) continue;
    if (isGeresh(cluster.text, run.at(-1), startsWithLetter(clusters[i + 1]))) {
      run.push({ text: GERESH, script: 'Hebr', start: cluster.start, end: cluster.end });
      continue;
    }
    // The point stands inside Catalan words, and between the words of a foreign name in Chinese.
    const isPoint = cluster.text === '·' && run.at(-1)?.script === 'Hani';
    const letters = isPoint ? [] : lettersOf(cluster, run.length > 0 && startsWithLetter(clusters[i + 1]));
    if (letters === 'skip') continue;
    if (letters.length === 0) flush();
    else run.push(...letters);
  }
  flush();
  return { words, lookalikesFolded };
}

/** Whether a sign behind a Hebrew letter makes another sound of it (ג׳ is j); at the end of a word only where no quotation ends so. */
const isGeresh = (sign: string, before: Letter | undefined, inside: boolean): boolean =>
  before?.script === 'Hebr' &&
  (sign === GERESH || sign === "'" || sign === '’' || sign === '`' || sign === '´') &&
  (inside ? 'גזצץתדטחעו' : 'גזצץ').includes(before.text);

const startsWithLetter = (cluster: Cluster | undefined): boolean =>
  cluster !== undefined && isLetter(String.fromCodePoint(cluster.text.codePointAt(0) ?? 0x20));

/** The letters of a cluster; none ends the word; `skip` leaves the sign out and goes on. */
function lettersOf(cluster: Cluster, inside: boolean): Letter[] | 'skip' {
  const { text, start, end } = cluster;
  if (APOSTROPHES.has(text)) return inside ? 'skip' : [];
  if (text === '&') return inside ? [] : [{ text: 'and', script: 'Latn', start, end }];
  if (SIGNS.has(text)) return inside ? [{ text, script: 'Zyyy', start, end }] : [];
  const letters: Letter[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (isDigit(char)) letters.push({ text: digitValue(char, code), script: 'Zyyy', start, end });
    else if (isLetter(char)) letters.push({ text: char, script: scriptOf(code), start, end });
    else if (isMark(char) && letters.length > 0)
      letters.push({ text: char, script: letters.at(-1)?.script ?? 'Zzzz', start, end });
  }
  return letters;
}

/** Digits of any script as ASCII: blocks of decimal digits begin at a multiple of 10 or 6 past 16; NFKC did the full-width ones. */
function digitValue(char: string, code: number): string {
  if (code < 0x80) return char;
  let zero = code;
  while (zero > code - 10 && isDigit(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** Rewrites the minority script's letters as look-alikes of the majority's, if all of them can be. */
function foldLookalikes(run: Letter[]): boolean {
  const counts = new Map<Script, number>();
  for (const { script } of run) if (script !== 'Zyyy') counts.set(script, (counts.get(script) ?? 0) + 1);
  const [major] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['Latn'];
  const folded = run.map((l) =>
    l.script === major || l.script === 'Zyyy' ? l.text : lookalike(l.text, l.script, major),
  );
  if (folded.some((text) => text === undefined)) return false;
  run.forEach((letter, i) => {
    letter.text = folded[i] ?? letter.text;
    if (letter.script !== 'Zyyy') letter.script = major;
  });
  return true;
}

function splitByScript(run: readonly Letter[]): Word[] {
  const words: Word[] = [];
  let from = 0;
  const scriptAt = (i: number): Script | undefined => {
    const script = run[i]?.script;
    return script === undefined || script === 'Zyyy' ? undefined : script;
  };
  let current: Script | undefined = scriptAt(0);
  for (let i = 1; i <= run.length; i++) {
    const script = scriptAt(i);
    const changes =
      i < run.length && script !== undefined && current !== undefined && family(script) !== family(current);
    if (i === run.length || changes) {
      for (let k = from; k < i; k += LONGEST_WORD) {
        words.push(toWord(run.slice(k, Math.min(i, k + LONGEST_WORD)), current ?? 'Zyyy'));
      }
      from = i;
      current = script;
    } else current = current ?? script;
  }
  return words;
}

function toWord(run: readonly Letter[], script: Script): Word {
  // Signs stand for letters of the Latin alphabet only.
  const letters = script === 'Latn' ? run : run.filter((l) => !SIGNS.has(l.text));
  const text = letters.map((l) => l.text).join('');
  const starts = letters.flatMap((l) => Array<number>(l.text.length).fill(l.start));
  const ends = letters.flatMap((l) => Array<number>(l.text.length).fill(l.end));
  return { text, script, starts, ends };
}
