import type { Reopened } from '@namesake/contract';
import { newsText } from '#shared/cases/case-facts.ts';
import { messages } from '#shared/messages/messages.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import type { Decided } from './decided.ts';

const { decisions: words } = messages;

/** Tells that the decision about a party no longer applies, since when and why; nothing if it does. */
export function ReopenedNotice({ decided: { reopened, verdict } }: { readonly decided: Decided }) {
  if (reopened === undefined) return null;
  return (
    <Notice tone="caution" title={words.reopened}>
      <ReopenedText reopened={reopened} />
      {verdict !== undefined && <p>{words.previous(words.verdicts[verdict])}</p>}
    </Notice>
  );
}

/** When a case was reopened, and what changed. */
export function ReopenedText({ reopened: { at, because } }: { readonly reopened: Reopened }) {
  return (
    <>
      <Time value={at} />
      {because.length > 0 && `: ${newsText(because)}`}
    </>
  );
}
