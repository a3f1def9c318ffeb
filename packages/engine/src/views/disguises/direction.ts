import { isMark } from '../../normalise/unicode.ts';

type Piece = readonly [start: number, end: number];
/** The range of a direction control: its pieces and nested blocks, in stored order. */
type Block = { readonly reversed: boolean; readonly isolate: boolean; readonly items: (Piece | Block)[] };

const OVERRIDE_LEFT_TO_RIGHT = 0x202d;
const OVERRIDE_RIGHT_TO_LEFT = 0x202e;
const POP = 0x202c;
const POP_ISOLATE = 0x2069;
/** Maximum nesting depth, as in Unicode's rules. */
const DEEPEST = 125;

/**
 * Where a forced direction ends at the latest: at the end of its line, as in Unicode, or, if lines were wrapped, of the
 * text.
 */
export type DirectionEnd = 'line' | 'text';

/**
 * The pieces of a text in display order, without the direction controls. A right-to-left override reverses its range,
 * unless its letters are right-to-left; a left-to-right override reverses those. Undefined if nothing is reversed.
 */
export function displayedPieces(text: string, endsWith: DirectionEnd): readonly Piece[] | undefined {
  if (!text.includes('\u202e') && !text.includes('\u202d')) return undefined;
  let isAnyReversed = false;
  const root: Block = { reversed: false, isolate: false, items: [] };
  const open: Block[] = [root];
  let ignored = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    const end = clusterEnd(text, at);
    const top = open.at(-1) ?? root;
    const isIsolate = code >= 0x2066 && code <= 0x2068;
    if ((code >= 0x202a && code <= 0x202e && code !== POP) || isIsolate) {
      if (open.length > DEEPEST) ignored++;
      else {
        const block = { reversed: isReversed(text, at + 1, code), isolate: isIsolate, items: [] };
        isAnyReversed ||= block.reversed;
        top.items.push(block);
        open.push(block);
      }
    } else if (code === POP || code === POP_ISOLATE) {
      if (ignored > 0) ignored--;
      else close(open, code === POP_ISOLATE);
    } else {
      if (endsWith === 'line' && isLineEnd(code)) open.length = 1;
      (open.at(-1) ?? root).items.push([at, end]);
    }
    at = end;
  }
  if (!isAnyReversed) return undefined;
  const pieces: Piece[] = [];
  display(root, pieces);
  return pieces;
}

function close(open: Block[], isIsolate: boolean): void {
  if (!isIsolate) {
    if (open.length > 1 && !open.at(-1)?.isolate) open.pop();
    return;
  }
  const at = open.findLastIndex((block) => block.isolate);
  if (at > 0) open.length = at;
}

const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d || code === 0x2029;

const isControl = (code: number): boolean => (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);

/** End of a character with its marks, so that a reversal separates no accent from its letter. */
function clusterEnd(text: string, at: number): number {
  const width = (i: number): number => ((text.codePointAt(i) ?? 0) > 0xffff ? 2 : 1);
  let end = at + width(at);
  while (end < text.length && text.charCodeAt(end) >= 0x300 && isMark(String.fromCodePoint(text.codePointAt(end) ?? 0)))
    end += width(end);
  return end;
}

/** Maximum distance to the first letter. */
const FARTHEST_LETTER = 64;

/** Whether an override reverses the letters after it, judged by the first one with a direction of its own. */
function isReversed(text: string, from: number, code: number): boolean {
  if (code !== OVERRIDE_LEFT_TO_RIGHT && code !== OVERRIDE_RIGHT_TO_LEFT) return false;
  for (let i = from; i < Math.min(text.length, from + FARTHEST_LETTER); i++) {
    const unit = text.charCodeAt(i);
    if (isControl(unit) || isNeutral(unit)) continue;
    const isRightToLeft = (unit >= 0x590 && unit <= 0x8ff) || (unit >= 0xfb1d && unit <= 0xfefc);
    return isRightToLeft === (code === OVERRIDE_LEFT_TO_RIGHT);
  }
  return false;
}

const isNeutral = (unit: number): boolean => unit < 0x30 || (unit > 0x39 && unit < 0x41);

function display(block: Block, into: Piece[]): void {
  const items = block.reversed ? block.items.toReversed() : block.items;
  for (const item of items) {
    if ('items' in item) display(item, into);
    else into.push(item);
  }
}
