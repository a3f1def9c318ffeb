import { parseRequest } from '@namesake/contract';
import type { Index } from '@namesake/engine';
import type { LineText } from '../../lib/formats/lines.ts';
import { setAsideMembers } from '../../row-files/column-content.ts';
import { misplacedNames } from '../../row-files/misplaced-words.ts';
import { readMembers } from '../../row-files/row.ts';
import { rowLine } from '../../row-files/row-line.ts';
import { type Screening, screenRow, screenRowSchema } from './screen-row.ts';
import type { Tally } from './tally.ts';

/** Consecutive lines of the input, and the number of the first. */
export type Block = { readonly lines: readonly LineText[]; readonly firstLine: number };

export type BlockAnswer = {
  /** One line per row, in order, each with its newline; none for an empty line. */
  readonly text: string;
  readonly tally: Tally;
  /** The ignored members of each row that has any. */
  readonly ignored: readonly (readonly string[])[];
};

/** Answers lines, with the same result on every thread. */
export function answerBlock(index: Index, screening: Screening, { lines, firstLine }: Block): BlockAnswer {
  const ignored: (readonly string[])[] = [];
  const outcomes: Record<string, number> = {};
  const unscreened: { line: number; code: string }[] = [];
  let [text, rows, leftOutByEffect] = ['', 0, 0];
  lines.forEach((given, at) => {
    if (typeof given === 'string' && given.trim() === '') return;
    const row = readMembers(given);
    const { kept, setAside, leftOut } = setAsideMembers('members' in row ? row.members : {}, screening.ignored);
    const parsed = 'error' in row ? row : parsedRow(kept);
    const answer =
      'error' in parsed
        ? { error: { code: parsed.error } }
        : screenRow(parsed.value, index, screening, [...leftOut, ...misplacedNames(row.id, kept)]);
    if (setAside.length > 0) ignored.push(setAside);
    const more =
      'value' in parsed && parsed.value.externalRef !== undefined ? { externalRef: parsed.value.externalRef } : {};
    const line = firstLine + at;
    const written = 'error' in answer ? { error: { ...answer.error, line } } : answer;
    if ('error' in answer) unscreened.push({ line, code: answer.error.code });
    else {
      outcomes[answer.outcome] = (outcomes[answer.outcome] ?? 0) + 1;
      if ((answer.leftOut?.byEffect ?? 0) > 0) leftOutByEffect += 1;
    }
    text += rowLine(row.id, written, more);
    rows += 1;
  });
  return { text, tally: { rows, outcomes, notScreened: unscreened.length, leftOutByEffect, unscreened }, ignored };
}

/** An unknown member is an error, as in a search. */
function parsedRow(members: Readonly<Record<string, unknown>>) {
  const parsed = parseRequest(screenRowSchema, members);
  return parsed.ok ? { value: parsed.value } : { error: parsed.errors[0]?.code ?? parsed.code };
}
