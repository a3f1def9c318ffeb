import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { fieldKind, holdsOf } from '../../message/parts/field-kind.ts';
import type { Token } from '../../normalise/text/token.ts';
import { isEverydayWord } from './everyday-word.ts';

/** Up to four words and a colon at the start of a text. */
const LABEL = /^(?<words>[^\s:：/]+(?:[ /][^\s:：/]+){0,3})\s?(?::\s|：\s?)/u;

/**
 * Where the name behind words with a colon begins, as an offset in the text: "Escrow: Orlan Vestrakov". 0 if nothing
 * like that begins the text, or if another company's name does: "Tolvane Trading: Quelmar Shipping".
 * @param tokens of the text
 */
export function endOfLabel(text: string, tokens: readonly Token[], model: Model): number {
  const label = LABEL.exec(text);
  if (label === null) return 0;
  const end = label[0].length;
  const words = tokens.filter((token) => token.end <= end);
  return namesOtherCompany(label.groups?.['words'] ?? '', words, model) ? 0 : end;
}

/**
 * Whether the words before a colon name a company: one of them is a word of companies, another one no everyday word,
 * and together they are no known label.
 */
export function namesOtherCompany(before: string, words: readonly Token[], model: Model): boolean {
  if (holdsOf(fieldKind(before)) !== 'unknown') return false;
  const isOfCompany = ({ text: word }: Token): boolean =>
    model.isBusinessWord(word) || legalFormClass(word) !== undefined;
  return words.some(isOfCompany) && words.some((word) => !isOfCompany(word) && !isEverydayWord(word.text));
}
