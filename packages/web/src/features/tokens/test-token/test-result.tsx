import type { SearchResponse } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Notice } from '#shared/ui/notice.tsx';

const { tokens: words } = messages;

/** Whether the token works, and what a careful program would do with this answer. */
export function TestResult({ answer }: { readonly answer: SearchResponse }) {
  const passes = answer.outcome === 'no_match' && answer.complete;
  return (
    <Notice title={words.testWorks}>
      <p>
        HTTP 200 · {words.testOutcome} <code className="font-mono font-semibold">{answer.outcome}</code> ·{' '}
        {words.testComplete} <code className="font-mono font-semibold">{String(answer.complete)}</code>
      </p>
      <p className="text-soft">{passes ? words.testPass : words.testHold}</p>
    </Notice>
  );
}
