import { codeWords } from '#shared/format/code-words.ts';
import { messages } from '#shared/messages/messages.ts';

const TEXTS: Readonly<Record<string, string>> = {
  ...messages.problem.titles,
  ...messages.outcomeNames,
  ...messages.customers.whys,
};

/** Why a customer was not screened, from an outcome or an error code. */
export const codeText = (code: string): string => TEXTS[code] ?? codeWords(code);
