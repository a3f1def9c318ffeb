import { brokenLineEdits } from './disguises/broken-lines.ts';
import { type DirectionEnd, displayedPieces } from './disguises/direction.ts';
import { type IsWord, leetEdits, STROKES } from './disguises/leet.ts';
import { lookalikeEdits } from './disguises/lookalikes.ts';
import { nativeEdits } from './disguises/native-lookalikes.ts';
import { separatorEdits } from './disguises/separators.ts';
import { spacedLetterEdits } from './disguises/spaced-letters.ts';
import { tagCharacterEdits } from './disguises/tag-characters.ts';
import { arabicEdits } from './encodings/arabic-mojibake.ts';
import { cyrillicEdits } from './encodings/cyrillic-mojibake.ts';
import { decoded } from './encodings/decoded.ts';
import { tagEdits, tagEditsInWords } from './encodings/markup.ts';
import { plainView, reorder, rewrite } from './view/rewrite.ts';
import { SIGN, signsOf } from './view/signs-of.ts';
import type { Edit, Undone, View } from './view/view.ts';

const NONE: readonly View[] = [];

/**
 * Further readings of a text with encodings, markup and disguises undone, at most sixteen, without the original text.
 * Each layer works on the result of the previous ones. Empty for nearly every text, at the cost of one scan.
 * @param isWord whether a word is known as it is written, for text with several readings
 */
export function viewsOf(text: string, isWord: IsWord = () => false): readonly View[] {
  const given = lazily(() => plainView(text));
  const unbroken = edited(given, brokenLineEdits(text, isWord), 'line_breaks');
  if (signsOf(text) === 0) return unbroken ? [unbroken] : NONE;
  const clear = decoded(text);
  const from = (): View => clear ?? given();
  const base = clear?.text ?? text;
  const signs = signsOf(base);
  const has = (sign: number): boolean => (signs & sign) !== 0;

  // Text that is UTF-8 in one encoding may be Russian in another, or a name as written.
  const isGuessed = clear?.undone.includes('mojibake');
  const unguessed = isGuessed ? decoded(text, { without: 'mojibake' }) : clear;
  const once = isGuessed ? decoded(text, { rounds: 1 }) : undefined;
  const unread = unguessed?.text ?? text;
  const guessed = [...cyrillicEdits(unread, isWord), ...arabicEdits(unread)].map((edits) =>
    edited(() => unguessed ?? given(), edits, 'mojibake'),
  );
  const literal = clear?.undone.includes('quoted_printable')
    ? decoded(text, { without: 'quoted_printable' })
    : undefined;
  const joinedLines = clear && decoded(text, { given: withoutLineBreaks(given(), text) });
  const spaced = has(SIGN.markup) ? edited(from, tagEdits(base, true), 'markup') : undefined;
  const bare = has(SIGN.markup) ? edited(from, tagEdits(base, false), 'markup') : undefined;
  const joined = has(SIGN.markup) ? edited(from, tagEditsInWords(base), 'markup_in_words') : undefined;
  const main = (): View => spaced ?? from();
  const mainText = spaced?.text ?? base;
  const parted = has(SIGN.separator) ? edited(main, separatorEdits(mainText), 'separators') : undefined;
  const native = has(SIGN.outsideAscii) ? edited(main, nativeEdits(mainText), 'lookalikes') : undefined;
  const shownTo = (end: DirectionEnd): View | undefined => {
    const pieces = displayedPieces(mainText, end);
    return pieces && reorder(main(), pieces, 'direction');
  };
  // A format that wraps lines may split a run of forced direction.
  const [shown, shownAcross] = [shownTo('line'), shownTo('text')];

  const folded = [
    undisguised(main, mainText),
    ...[joined, shown, shownAcross].map((view) => view && undisguised(() => view, view.text)),
  ];
  const last = folded[2] ?? shown ?? folded[0];
  const read = last?.text ?? mainText;
  const leet = STROKES.map((stroke) => edited(() => last ?? main(), leetEdits(read, stroke, isWord), 'leet'));
  return distinct(text, [
    clear,
    unguessed,
    once,
    joinedLines,
    unbroken,
    literal,
    ...guessed,
    spaced,
    bare,
    joined,
    parted,
    native,
    shown,
    shownAcross,
    ...folded,
    ...leet,
  ]);
}

/** A text without its line breaks, which may split the codes of an encoding; undefined if it has none. */
function withoutLineBreaks(view: View, text: string): View | undefined {
  const edits = Array.from(text.matchAll(/\r?\n/g), ({ 0: sign, index }) => ({
    start: index,
    end: index + sign.length,
    text: '',
  }));
  return edits.length === 0 ? undefined : rewrite(view, edits, 'line_breaks');
}

/** A text with all of its disguises undone. */
function undisguised(from: () => View, text: string): View | undefined {
  const signs = signsOf(text);
  let view: View | undefined;
  const undo = (editsOf: (text: string) => readonly Edit[], undone: Undone): void => {
    view = edited(() => view ?? from(), editsOf(view?.text ?? text), undone) ?? view;
  };
  if ((signs & SIGN.outsideAscii) !== 0) {
    undo(tagCharacterEdits, 'tag_characters');
    undo(lookalikeEdits, 'lookalikes');
  }
  if ((signsOf(view?.text ?? text) & SIGN.spaced) !== 0) undo(spacedLetterEdits, 'spaced_letters');
  return view;
}

const edited = (from: () => View, edits: readonly Edit[], undone: Undone): View | undefined =>
  edits.length === 0 ? undefined : rewrite(from(), edits, undone);

/** The views that differ from the text and from each other. */
function distinct(text: string, views: readonly (View | undefined)[]): readonly View[] {
  const seen = new Set([text]);
  const kept: View[] = [];
  for (const view of views) {
    if (view === undefined || seen.has(view.text)) continue;
    seen.add(view.text);
    kept.push(view);
  }
  return kept;
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
