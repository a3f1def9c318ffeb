import { fieldsOf } from './fields-of.ts';
import { tableNames } from './formats/html-rows.ts';
import { mrzNames } from './formats/mrz.ts';
import { labelledHalves } from './labelled-halves.ts';
import type { Stretch } from './parts/part.ts';

/** Names of one text that are cut in several, at most. */
const MOST_NAMES = 60;

/**
 * Names that labels, markup or other fields cut in two, each as its stretches in order of the text: a family and a
 * given name of one form, one row, one object or one sentence, and the names of travel documents.
 */
export function splitNames(text: string): readonly (readonly Stretch[])[] {
  const ofFields = fieldsOf(text).flatMap(({ holds, joined }) => (joined && holds !== 'other' ? [joined] : []));
  const found = [...ofFields, ...labelledHalves(text), ...tableNames(text), ...mrzNames(text)];
  const seen = new Set<string>();
  const different = found.filter((stretches) => {
    const key = stretches.join(' ');
    return seen.size < seen.add(key).size;
  });
  return different.slice(0, MOST_NAMES);
}
