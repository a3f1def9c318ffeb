import { fieldsOf } from './fields-of.ts';
import { tableNames } from './formats/html-rows.ts';
import { mrzNames } from './formats/mrz.ts';
import { labelledHalves } from './labelled-halves.ts';
import type { Stretch } from './parts/part.ts';

/** Maximum number of split names in one text. */
const MAX_NAMES = 60;

/**
 * Names that labels, markup or other fields split, each as its stretches in text order: family and given name from one
 * form, row, object or sentence, and the names of travel documents.
 */
export function splitNames(text: string): readonly (readonly Stretch[])[] {
  const ofFields = fieldsOf(text).flatMap(({ holds, joined }) => (joined && holds !== 'other' ? [joined] : []));
  const found = [...ofFields, ...labelledHalves(text), ...tableNames(text), ...mrzNames(text)];
  const seen = new Set<string>();
  const different = found.filter((stretches) => {
    const key = stretches.join(' ');
    return seen.size < seen.add(key).size;
  });
  return different.slice(0, MAX_NAMES);
}
