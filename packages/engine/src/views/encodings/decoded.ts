import { plainView, rewrite } from '../view/rewrite.ts';
import type { Edit, Undone, View } from '../view/view.ts';
import { encodedWordEdits } from './encoded-words.ts';
import { entityEdits } from './entities.ts';
import { escapeEdits } from './escapes.ts';
import { mojibakeEdits } from './mojibake.ts';
import { percentEdits } from './percent.ts';
import { quotedPrintableEdits } from './quoted-printable.ts';

/** Maximum number of rounds: texts are encoded twice by mistake, but hardly more often. */
const MAX_ROUNDS = 3;

type Ways = {
  /** An encoding that is not undone: "=AD" may be a character in quoted-printable, or a value that starts like one. */
  readonly without?: Undone;
  /** The text after earlier transformations. */
  readonly given?: View | undefined;
  readonly rounds?: number;
};

const LAYERS: readonly (readonly [Undone, (text: string) => readonly Edit[]])[] = [
  ['encoded_word', encodedWordEdits],
  ['percent', percentEdits],
  ['quoted_printable', quotedPrintableEdits],
  ['entities', entityEdits],
  ['json_escapes', escapeEdits],
  ['mojibake', mojibakeEdits],
];

/** A text with its encodings undone, repeatedly if the result is encoded too. Undefined if it has none. */
export function decoded(text: string, { without, given, rounds = MAX_ROUNDS }: Ways = {}): View | undefined {
  let view = given;
  for (let round = 0; round < rounds; round++) {
    const before: View | undefined = view;
    for (const [undone, editsOf] of LAYERS) {
      if (undone === without) continue;
      const edits = editsOf(view?.text ?? text);
      if (edits.length > 0) view = rewrite(view ?? plainView(text), edits, undone);
    }
    if (view === before) break;
  }
  return view === given ? undefined : view;
}
