import type { Problem } from '@namesake/contract';
import { messages } from './messages.ts';

type FieldProblem = NonNullable<Problem['errors']>[number];

const TITLES: Partial<Record<Problem['code'], string>> = messages.problem.titles;
const TEXTS: Partial<Record<Problem['code'], string>> = messages.problem.texts;

/** Problem in the interface's words; in the answer's for an unknown code. */
export const problemTitle = ({ code, title }: Problem): string => TITLES[code] ?? title;

const INSTEAD: Partial<Record<Problem['code'], string>> = messages.problem.instead;
const API_CALL = /\b(?:GET|POST|PUT|PATCH|DELETE) \//;

/** How to fix it. Sentences about addresses of the API are for programs. */
export function problemText({ code, detail }: Pick<Problem, 'code' | 'detail'>): string {
  const text = TEXTS[code];
  if (text !== undefined || !API_CALL.test(detail)) return text ?? detail;
  const sentences = detail.split(/(?<=[.!?])\s+/).filter((sentence) => !API_CALL.test(sentence));
  return INSTEAD[code] ?? sentences.join(' ');
}

/** The same for one field. */
export const fieldErrorText = ({ code, detail }: FieldProblem): string => TEXTS[code] ?? TITLES[code] ?? detail;
