import type { Edit, Undone, View } from './view.ts';

/** The view of a text that equals the text. */
export function plainView(text: string): View {
  const starts = new Int32Array(text.length);
  const ends = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) {
    starts[i] = i;
    ends[i] = i + 1;
  }
  return { text, starts, ends, undone: [] };
}

/** Applies edits to a view; positions still refer to the original text. */
export function rewrite(from: View, edits: readonly Edit[], undone: Undone): View {
  let length = from.text.length;
  for (const edit of edits) length += edit.text.length - (edit.end - edit.start);
  const starts = new Int32Array(length);
  const ends = new Int32Array(length);
  const pieces: string[] = [];
  let [read, written] = [0, 0];
  const copyTo = (end: number): void => {
    if (end <= read) return;
    pieces.push(from.text.slice(read, end));
    starts.set(from.starts.subarray(read, end), written);
    ends.set(from.ends.subarray(read, end), written);
    written += end - read;
    read = end;
  };
  for (const edit of edits) {
    copyTo(edit.start);
    pieces.push(edit.text);
    let [first, last] = [from.starts[edit.start] ?? 0, from.ends[edit.start] ?? 0];
    for (let i = edit.start + 1; i < edit.end; i++) {
      first = Math.min(first, from.starts[i] ?? first);
      last = Math.max(last, from.ends[i] ?? last);
    }
    starts.fill(first, written, written + edit.text.length);
    ends.fill(last, written, written + edit.text.length);
    written += edit.text.length;
    read = edit.end;
  }
  copyTo(from.text.length);
  return { text: pieces.join(''), starts, ends, undone: withUndone(from, undone) };
}

/** A view with its pieces in another order; text outside the pieces is dropped. */
export function reorder(from: View, pieces: readonly (readonly [start: number, end: number])[], undone: Undone): View {
  let length = 0;
  for (const [start, end] of pieces) length += end - start;
  const starts = new Int32Array(length);
  const ends = new Int32Array(length);
  const texts: string[] = [];
  let written = 0;
  for (const [start, end] of pieces) {
    texts.push(from.text.slice(start, end));
    starts.set(from.starts.subarray(start, end), written);
    ends.set(from.ends.subarray(start, end), written);
    written += end - start;
  }
  return { text: texts.join(''), starts, ends, undone: withUndone(from, undone) };
}

const withUndone = (from: View, undone: Undone): readonly Undone[] =>
  from.undone.includes(undone) ? from.undone : [...from.undone, undone];
