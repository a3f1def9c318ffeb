import { type LabelMeaning, mentionsNames, readLabel } from '@namesake/engine/vocabulary';
import { OTHER_ENCODINGS } from './other-encodings.ts';

/** A heading, and how it would read in other encodings: "Soyadý" is "Soyadı". */
const readingsOf = (heading: string): readonly string[] => [
  ...new Set([
    heading,
    ...OTHER_ENCODINGS.map((letters) => heading.replace(/[\u0080-\uffff]/gu, (one) => letters.get(one) ?? one)),
  ]),
];

/** Meaning of a heading, also in an encoding that cannot be detected; undefined if it is unknown. */
export function readHeading(heading: string): LabelMeaning | undefined {
  for (const reading of readingsOf(heading)) {
    const meaning = readLabel(reading);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** Whether a heading mentions names in one of its readings. */
export const headingMentionsNames = (heading: string): boolean => readingsOf(heading).some(mentionsNames);
