import { isCloseLookalike, lookalike } from '../../knowledge/scripts/letters/confusables.ts';
import { type Script, scriptOf } from '../../knowledge/scripts/letters/script-of.ts';
import { digitValue, isDigit, isLetter, isMark } from '../unicode.ts';
import type { Cluster } from './clusters.ts';

/**
 * A run of letters, marks and digits of one script. `starts[i]` and `ends[i]` give the position of UTF-16 unit i of
 * `text`.
 */
export type Word = {
  readonly text: string;
  readonly script: Script;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

export type Words = { readonly words: readonly Word[]; readonly lookalikesFolded: boolean };

type Letter = { text: string; script: Script; start: number; end: number };

/** Apostrophes and similar signs inside a word, which are dropped: O'Neill, Sana'a, Rock‘n’Roll. */
export const APOSTROPHES: ReadonlySet<string> = new Set([
  "'",
  '’',
  '‘',
  '`',
  '´',
  'ʼ',
  'ʻ',
  'ʿ',
  'ʾ',
  'ʹ',
  '′',
  '＇',
  '׳',
  '״',
  'ˈ',
  '·',
]);
const GERESH = '׳';
/** Signs that stand for a letter if letters surround them. */
const SIGNS = new Set(['$', '@', '!', '|']);
/**
 * Japanese and Korean legal forms written as one character in brackets, for which there is a single sign (㈱), and their
 * full forms.
 */
const BRACKETED: ReadonlyMap<string, string> = new Map([
  ['株', '株式会社'],
  ['有', '有限会社'],
  ['合', '合同会社'],
  ['주', '주식회사'],
  ['유', '유한회사'],
]);

/**
 * Maximum word length; longer words are cut. No name has one so long, and the work of comparing words grows
 * quadratically.
 */
export const LONGEST_WORD = 64;
/** Scripts that are mixed within one word. */
const family = (script: Script): Script => (script === 'Hira' ? 'Kana' : script);

/**
 * Splits folded clusters into words. A change of script ends a word, unless the letters of one script are look-alikes.
 * @param text that the clusters come from
 */
export function wordsOf(clusters: readonly Cluster[], text: string): Words {
  const words: Word[] = [];
  let lookalikesFolded = false;
  let run: Letter[] = [];
  const flush = () => {
    if (run.length === 0) return;
    if (isMixed(run) && foldLookalikes(run, text)) lookalikesFolded = true;
    splitByScript(run, words);
    run = [];
  };
  for (let i = 0; i < clusters.length; i++) {
    const cluster = clusters[i];
    if (!cluster) continue;
    const form = bracketedForm(clusters, i);
    if (form) {
      flush();
      run.push(...form.letters);
      flush();
      i += form.count - 1;
      continue;
    }
    if (isPlain(cluster.text)) {
      run.push({ text: cluster.text, script: 'Latn', start: cluster.start, end: cluster.end });
      continue;
    }
    if (isGeresh(cluster.text, run.at(-1), startsWithLetter(clusters[i + 1]))) {
      run.push({ text: GERESH, script: 'Hebr', start: cluster.start, end: cluster.end });
      continue;
    }
    // The middle dot is inside Catalan words, but between the words of a foreign name in Chinese.
    const isPoint = cluster.text === '·' && run.at(-1)?.script === 'Hani';
    const letters = isPoint ? [] : lettersOf(cluster, run.length > 0 && startsWithLetter(clusters[i + 1]));
    if (letters === 'skip') continue;
    if (letters.length === 0) flush();
    else run.push(...letters);
  }
  flush();
  return { words, lookalikesFolded };
}

/** A legal form in brackets, written out at the position of the brackets. */
function bracketedForm(clusters: readonly Cluster[], at: number): { letters: Letter[]; count: number } | undefined {
  const text = clusters[at]?.text ?? '';
  if (!text.startsWith('(')) return undefined;
  const count = text.length === 3 ? 1 : clusters[at + 2]?.text === ')' ? 3 : 0;
  const full = BRACKETED.get(count === 1 ? text.charAt(1) : (clusters[at + 1]?.text ?? ''));
  if (count === 0 || full === undefined) return undefined;
  const [start, end] = [clusters[at]?.start ?? 0, clusters[at + count - 1]?.end ?? 0];
  const letters = Array.from(full, (letter) => ({
    text: letter,
    script: scriptOf(letter.codePointAt(0) ?? 0),
    start,
    end,
  }));
  return { letters, count };
}

/** Fast path for a lower-case ASCII letter; same result as the general rules. */
const isPlain = (text: string): boolean => text.length === 1 && text >= 'a' && text <= 'z';

/** Whether a run contains letters of several scripts. */
function isMixed(run: readonly Letter[]): boolean {
  let first: Script = 'Zyyy';
  for (const { script } of run) {
    if (script === 'Zyyy') continue;
    if (first === 'Zyyy') first = family(script);
    else if (family(script) !== first) return true;
  }
  return false;
}

/**
 * Whether a sign after a Hebrew letter changes its sound (ג׳ is j); at the end of a word only for letters after which
 * no quotation ends.
 */
const isGeresh = (sign: string, before: Letter | undefined, inside: boolean): boolean =>
  before?.script === 'Hebr' &&
  (sign === GERESH || sign === "'" || sign === '’' || sign === '`' || sign === '´') &&
  (inside ? 'גזצץתדטחעו' : 'גזצץ').includes(before.text);

const startsWithLetter = (cluster: Cluster | undefined): boolean =>
  cluster !== undefined && isLetter(String.fromCodePoint(cluster.text.codePointAt(0) ?? 0x20));

/** The letters of a cluster. An empty array ends the word; `skip` drops the sign and continues. */
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

/**
 * Rewrites the letters of one script as look-alikes of the other's if all of them have one: prefers closer look-alikes,
 * then those of fewer letters.
 */
function foldLookalikes(run: Letter[], text: string): boolean {
  const counts = new Map<Script, number>();
  for (const { script } of run) if (script !== 'Zyyy') counts.set(script, (counts.get(script) ?? 0) + 1);
  const foldings = [...counts]
    .sort((a, b) => b[1] - a[1])
    .flatMap(([script]) => {
      const texts = run.map((l) =>
        l.script === script || l.script === 'Zyyy'
          ? l.text
          : lookalike(l.text, l.script, script, isCapitalAt(text, l.start)),
      );
      return texts.some((text) => text === undefined) ? [] : [{ script, texts }];
    });
  const isClose = ({ texts }: { readonly texts: readonly (string | undefined)[] }): boolean =>
    run.every(({ text }, i) => text === texts[i] || isCloseLookalike(text, texts[i] ?? ''));
  const folded = foldings.find(isClose) ?? foldings[0];
  if (folded === undefined) return false;
  run.forEach((letter, i) => {
    letter.text = folded.texts[i] ?? letter.text;
    if (letter.script !== 'Zyyy') letter.script = folded.script;
  });
  return true;
}

const isCapitalAt = (text: string, at: number): boolean => text.charAt(at) !== text.charAt(at).toLowerCase();

/** Scripts in which a number joined with a word becomes a separate word: their romanisers do not handle digits. */
const ALPHABETS = new Set<Script>(['Latn', 'Cyrl', 'Grek']);

/** Adds the words of a run. */
function splitByScript(run: readonly Letter[], words: Word[]): void {
  let from = 0;
  const scriptAt = (i: number): Script | undefined => {
    const script = run[i]?.script;
    return script === undefined || script === 'Zyyy' ? undefined : script;
  };
  let current: Script | undefined = scriptAt(0);
  for (let i = 1; i <= run.length; i++) {
    const script = scriptAt(i);
    const isNumberEdge =
      i < run.length && isDigitAt(run, i) !== isDigitAt(run, i - 1) && splitsNumbers(run, i, current);
    const changes =
      isNumberEdge ||
      (i < run.length && script !== undefined && current !== undefined && family(script) !== family(current));
    if (i === run.length || changes) {
      for (let k = from; k < i; k += LONGEST_WORD) {
        words.push(toWord(run, k, Math.min(i, k + LONGEST_WORD), current ?? 'Zyyy'));
      }
      from = i;
      current = script;
    } else current = current ?? script;
  }
}

const isDigitAt = (run: readonly Letter[], i: number): boolean => /^[0-9]$/.test(run[i]?.text ?? '');

const splitsNumbers = (run: readonly Letter[], i: number, current: Script | undefined): boolean => {
  const script = isDigitAt(run, i) ? current : run[i]?.script;
  return script !== undefined && script !== 'Zyyy' && !ALPHABETS.has(script);
};

function toWord(run: readonly Letter[], from: number, to: number, script: Script): Word {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let i = from; i < to; i++) {
    const letter = run[i];
    // Signs replace letters of the Latin alphabet only.
    if (!letter || (script !== 'Latn' && SIGNS.has(letter.text))) continue;
    text += letter.text;
    for (let unit = 0; unit < letter.text.length; unit++) {
      starts.push(letter.start);
      ends.push(letter.end);
    }
  }
  return { text, script, starts, ends };
}
