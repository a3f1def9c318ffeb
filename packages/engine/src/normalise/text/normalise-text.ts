import { leetLetters } from '../../knowledge/scripts/letters/confusables.ts';
import type { Script } from '../../knowledge/scripts/letters/script-of.ts';
import type { Sound } from '../../knowledge/scripts/letters/sound.ts';
import { romaniseWord } from '../../knowledge/scripts/romanise-word.ts';
import { soundOfWord } from '../../knowledge/scripts/sound-of-word.ts';
import type { WarningCode } from '../../types/result.ts';
import { isMark } from '../unicode.ts';
import { asciiWords } from './ascii-words.ts';
import { clustersOf } from './clusters.ts';
import { mergeTokens } from './merge-tokens.ts';
import { type Piece, splitGlued } from './split-glued.ts';
import type { Token } from './token.ts';
import { type Word, type Words, wordsOf } from './words.ts';

export type NormalText = { readonly tokens: readonly Token[]; readonly warnings: readonly WarningCode[] };

/** Scripts in which a combining mark is an accent or a vowel sign that listed names omit. */
const MARKS_OPTIONAL = new Set<Script>(['Latn', 'Cyrl', 'Grek', 'Arab', 'Hebr']);
const PLAIN = /^[a-z]+$/;
const ASCII = /^[\u0020-\u007E]*$/;

/**
 * Converts any text to tokens. The only normaliser, used for listed names and queries alike. Total and pure: every
 * input has a result, equal inputs have equal results, and normalising the joined tokens again gives the same texts.
 */
export function normaliseText(text: string): NormalText {
  const { words, hiddenRemoved, lookalikesFolded } = readWords(text);
  const warnings: WarningCode[] = [];
  if (hiddenRemoved) warnings.push('hidden_characters_removed');
  if (lookalikesFolded) warnings.push('lookalike_letters_folded');
  const tokens = mergeTokens(words.flatMap(splitGlued).flatMap(tokensOf));
  if (tokens.some((token) => !isAscii(token.text))) warnings.push('unknown_script');
  if (words.some(({ text: word }) => !PLAIN.test(word) && leetReadings(word).length > 0))
    warnings.push('leet_digits_folded');
  return { tokens, warnings };
}

type ReadWords = Words & { readonly hiddenRemoved: boolean };

function readWords(text: string): ReadWords {
  const plain = asciiWords(text);
  if (plain) return { words: plain, hiddenRemoved: false, lookalikesFolded: false };
  const { clusters, hiddenRemoved } = clustersOf(text);
  return { ...wordsOf(clusters, text), hiddenRemoved };
}

/** Whether a token was romanised; one that could not be stays in its own letters and matches only itself. */
export const isAscii = (text: string): boolean => ASCII.test(text);

function tokensOf(word: Piece): Token[] {
  const at = (i: number) => ({ start: word.starts[i] ?? 0 });
  if (word.comparedAs !== undefined) return [standIn(word, word.comparedAs)];
  if (word.script === 'Latn' && PLAIN.test(word.text)) {
    return [{ text: word.text, ...at(0), end: word.ends.at(-1) ?? 0, script: 'Latn', readings: [] }];
  }
  const parts = romanised(word);
  if (parts.length === 0) {
    return [{ text: word.text, ...at(0), end: word.ends.at(-1) ?? 0, script: word.script, readings: [] }];
  }
  return parts.map((part) => {
    const letter = part.systems && word.text.charAt(part.start);
    return {
      text: part.text,
      start: word.starts[part.start] ?? 0,
      end: word.ends[part.end - 1] ?? 0,
      script: word.script,
      readings: part.readings,
      ...(part.sound !== undefined && { sound: part.sound }),
      ...(letter !== undefined && { letter }),
      ...(part.systems !== undefined && { systems: part.systems }),
    };
  });
}

/** A known business word in its own script: compared as its Latin word and as its romanisation. */
function standIn(word: Piece, text: string): Token {
  const romanised = romaniseWord(word.text, word.script)
    .map((part) => part.text)
    .join('');
  const readings = romanised === '' || romanised === text || /^[0-9]/.test(text) ? [] : [romanised];
  return { text, start: word.starts[0] ?? 0, end: word.ends.at(-1) ?? 0, script: word.script, readings };
}

type Part = {
  text: string;
  start: number;
  end: number;
  readings: readonly string[];
  systems?: readonly number[];
  sound?: Sound;
};

/** Cache size of romanised words: lists repeat them, and one may take as long as a name. */
const MAX_REMEMBERED = 20_000;
const remembered = new Map<Script, Map<string, readonly Part[]>>();

/** {@link romaniseLetters}, cached by script and letters. */
function romanised(word: Word): readonly Part[] {
  const ofScript = remembered.get(word.script) ?? new Map<string, readonly Part[]>();
  const known = ofScript.get(word.text);
  if (known !== undefined) return known;
  const parts = romaniseLetters(word);
  if (ofScript.size >= MAX_REMEMBERED) ofScript.clear();
  remembered.set(word.script, ofScript.set(word.text, parts));
  return parts;
}

function romaniseLetters(word: Word): readonly Part[] {
  const whole = (text: string, readings: readonly string[]): Part[] => [
    { text, start: 0, end: word.text.length, readings },
  ];
  if (word.script === 'Zyyy') return /^[a-z0-9]+$/.test(word.text) ? whole(word.text, []) : [];
  if (word.script === 'Latn' && /^[a-z0-9$@!|]+$/.test(word.text)) {
    const plain = word.text.replace(/[^a-z0-9]/g, '');
    return plain === '' ? [] : whole(plain, leetReadings(word.text));
  }
  const kept = MARKS_OPTIONAL.has(word.script) ? withoutMarks(word) : word;
  if (kept.text === '') return [];
  const parts = romaniseWord(kept.text, word.script);
  const sound = parts.length === 1 ? soundOfWord(kept.text, word.script) : undefined;
  if (kept === word && sound === undefined) return parts;
  return parts.map((part) => ({
    ...part,
    ...(kept !== word && { start: 0, end: word.text.length }),
    ...(sound !== undefined && { sound }),
  }));
}

function withoutMarks(word: Word): Word {
  const chars = [...word.text];
  return chars.some(isMark) ? { ...word, text: chars.filter((char) => !isMark(char)).join('') } : word;
}

const MAX_LEET_READINGS = 4;

/** "dalv1n" → "dalvin", "dalvln". None for a number, or for letters next to a number ("mig29", "3m"). */
function leetReadings(word: string): readonly string[] {
  if (!/[a-z].*[0-9$@!|].*[a-z]|^[0-9$@][a-z]{3,}/.test(word)) return [];
  let readings = [''];
  for (const char of word) {
    const letters = leetLetters(char);
    readings = readings.flatMap((reading) => (letters.length > 0 ? letters.map((l) => reading + l) : [reading + char]));
    readings = readings.slice(0, MAX_LEET_READINGS);
  }
  return readings.filter((reading) => PLAIN.test(reading));
}
