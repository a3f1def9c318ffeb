import type { SearchResponse } from '@namesake/contract';
import { isAttested } from '@namesake/contract/declared';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';

const words = messages.outcome;

/** The headline: "potential match" is the strongest word, and nothing is ever "clear". */
export const outcomeTitle = (answer: SearchResponse): string =>
  answer.outcome === 'potential_match' ? words.potential_match(answer.total) : words[answer.outcome];

/** The sentence below it. */
export function outcomeText(answer: SearchResponse): string {
  switch (answer.outcome) {
    case 'potential_match':
      return words.potentialText;
    case 'no_match': {
      if (!answer.complete) return words.noMatchRestricted;
      const records = answer.lists.reduce((sum, list) => sum + (list.recordCount ?? 0), 0);
      const areFresh = answer.lists.every(({ status }) => status === 'fresh') && !isAttested(answer.warnings);
      const found = words.noMatchText(answer.lists.length, count(records));
      return areFresh ? `${found} ${words.allFresh}` : found;
    }
    case 'insufficient_name':
      return words.insufficientText;
    case 'incomplete':
      return answer.notCompared.length > 0 ? words.incompleteNotCompared : words.incompleteText;
    case 'demo':
      return words.demoText(answer.total);
  }
}

type WarningCode = SearchResponse['warnings'][number]['code'];
/** Codes with texts in the interface; the others carry values, which are in the answer's text. */
const WARNINGS: Partial<Record<WarningCode, string>> = messages.answer.warnings;

/** What else to know. In a demo answer the missing lists are left to the banner, which says so once for all. */
export const outcomeNotes = (answer: SearchResponse): readonly { readonly text: string }[] => [
  ...answer.warnings
    .filter((warning) => answer.outcome !== 'demo' || warning.code !== 'list_unusable')
    .map(({ code, text }) => ({ text: WARNINGS[code] ?? text })),
  ...answer.deviations,
  ...leftOutNotes(answer.suppressed),
];

/** Good guys or the policy's effects took parties away: nobody must take that for nothing found. */
function leftOutNotes({
  goodGuyCount: goodGuys = 0,
  byEffectCount: byEffect = 0,
  byRuleCount: byRule = 0,
}: SearchResponse['suppressed']): readonly { readonly text: string }[] {
  return [
    ...(goodGuys === 0 ? [] : [{ text: messages.goodGuys.leftOut(goodGuys) }]),
    ...(byEffect === 0 ? [] : [{ text: messages.suppressed.byEffectNote(byEffect) }]),
    ...(byRule === 0 ? [] : [{ text: messages.suppressed.byRuleNote(byRule) }]),
  ];
}
