import type { Problem } from '@namesake/contract';
import { messages } from './messages.ts';

type FieldProblem = NonNullable<Problem['errors']>[number];

const TITLES: Partial<Record<Problem['code'], string>> = messages.problem.titles;
const TEXTS: Partial<Record<Problem['code'], string>> = messages.problem.texts;

/** Problem in the interface's words; in the answer's for an unknown code. */
export const problemTitle = ({ code, title }: Problem): string => TITLES[code] ?? title;

/** How to fix it. */
export const problemText = ({ code, detail }: Problem): string => TEXTS[code] ?? detail;

/** The same for one field. */
export const fieldErrorText = ({ code, detail }: FieldProblem): string => TEXTS[code] ?? TITLES[code] ?? detail;
