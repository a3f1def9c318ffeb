import type { SearchResponse } from '@namesake/contract';
import { isAttested } from '@namesake/contract/declared';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { OUTCOME_LOOKS } from '#shared/ui/outcome-looks.ts';

const words = messages.outcome;
/** Codes with texts in the interface; others have values, which are in the answer's text. */
const WARNINGS: Partial<Record<WarningCode, string>> = messages.answer.warnings;

type OutcomeBannerProps = { readonly answer: SearchResponse; readonly onAddDetails: () => void };

/** Outcome of the answer, in words that promise no more than it proves. */
export function OutcomeBanner({ answer, onAddDetails }: OutcomeBannerProps) {
  const { icon: Icon, look, ink } = OUTCOME_LOOKS[answer.outcome];
  const notes = outcomeNotes(answer);
  return (
    <section aria-label={messages.outcome.label} className={`rounded-xl px-4 py-2 ${look}`}>
      <div className="flex items-start gap-3">
        <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${ink}`} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 className={`font-semibold tracking-tight ${ink}`}>{outcomeTitle(answer)}</h2>
            <p className="text-sm text-ink">{outcomeText(answer)}</p>
          </div>
          {notes.length > 0 && (
            <ul className="mt-0.5 list-disc ps-4 text-sm">
              {notes.map((note) => (
                <li key={note.text}>{note.text}</li>
              ))}
            </ul>
          )}
          {answer.outcome === 'insufficient_name' && (
            <Button size="small" className="mt-2" onClick={onAddDetails}>
              {messages.outcome.addDetails}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** The headline: "potential match" is the strongest word, and nothing is ever "clear". */
export const outcomeTitle = (answer: SearchResponse): string =>
  answer.outcome === 'potential_match' ? words.potential_match(answer.total) : words[answer.outcome];

/** The sentence below the headline. */
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
      return answer.total === 0 ? words.nobodyNamedText : words.insufficientText;
    case 'incomplete':
      return answer.notCompared.length > 0 ? words.incompleteNotCompared : words.incompleteText;
    case 'demo':
      return words.demoText(answer.total);
  }
}

type WarningCode = SearchResponse['warnings'][number]['code'];

/** Further notes. In a demo answer, the banner reports the missing lists. */
export const outcomeNotes = (answer: SearchResponse): readonly { readonly text: string }[] => [
  ...answer.warnings
    .filter((warning) => answer.outcome !== 'demo' || warning.code !== 'list_unusable')
    .map(({ code, text }) => ({ text: WARNINGS[code] ?? text })),
  ...answer.deviations,
  ...leftOutNotes(answer.suppressed),
];

/** Good guys, rules or the policy's effects removed parties: that must not read as nothing found. */
function leftOutNotes({
  goodGuyCount: goodGuys = 0,
  byEffectCount: byEffect = 0,
  byRuleCount: byRule = 0,
  discountCount: discounts = 0,
}: SearchResponse['suppressed']): readonly { readonly text: string }[] {
  return [
    ...(goodGuys === 0 ? [] : [{ text: messages.goodGuys.leftOut(goodGuys) }]),
    ...(discounts === 0 ? [] : [{ text: messages.suppressed.discountNote(discounts) }]),
    ...(byEffect === 0 ? [] : [{ text: messages.suppressed.byEffectNote(byEffect) }]),
    ...(byRule === 0 ? [] : [{ text: messages.suppressed.byRuleNote(byRule) }]),
  ];
}
