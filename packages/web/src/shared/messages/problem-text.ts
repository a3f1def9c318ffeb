import type { Problem } from '@namesake/contract';
import { messages } from './messages.ts';

type FieldProblem = NonNullable<Problem['errors']>[number];

const TITLES: Partial<Record<Problem['code'], string>> = messages.problem.titles;
const TEXTS: Partial<Record<Problem['code'], string>> = messages.problem.texts;

/** What went wrong, in the words of the interface; in those of the answer where its code is not known here. */
export const problemTitle = ({ code, title }: Problem): string => TITLES[code] ?? title;

/** What to do about it. */
export const problemText = ({ code, detail }: Problem): string => TEXTS[code] ?? detail;

/** The same for one field. */
export const fieldErrorText = ({ code, detail }: FieldProblem): string => TEXTS[code] ?? TITLES[code] ?? detail;
