import type { DecisionChange, DecisionView } from '@namesake/contract';
import { useKnownUser, useMay } from '#shared/api/session.ts';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import type { Decided } from './decided.ts';

const { decisions: words } = messages;

type ProposalAnswerProps = {
  readonly decided: Pick<Decided, 'current'>;
  readonly change: (proposals: readonly DecisionView[], change: DecisionChange) => void;
};

/** Approves (`y`) or rejects (`n`) a proposal, for users who may and did not make it. Others see what it awaits. */
export function ProposalAnswer({ decided, change }: ProposalAnswerProps) {
  const user = useKnownUser();
  const may = useMay();
  const proposals = decided.current.filter(({ state }) => state === 'proposed');
  const isOwn = proposals.some(({ events }) => events[0]?.by.id === `user:${user?.id}`);
  const mayAnswer = proposals.length > 0 && !isOwn && may('decisions:approve');
  useKeys(
    mayAnswer
      ? [
          { key: 'y', words: words.approve, run: () => change(proposals, 'approve') },
          { key: 'n', words: words.reject, run: () => change(proposals, 'reject') },
        ]
      : [],
  );
  if (proposals.length === 0) return null;
  const inForce = decided.current.find(({ state }) => state === 'in_force');
  const changes = inForce && <p className="text-sm text-soft">{words.wouldChange(words.verdicts[inForce.verdict])}</p>;
  if (!mayAnswer)
    return (
      <>
        <p className="text-sm text-soft">{words.waits}</p>
        {changes}
      </>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {changes}
      <Button look="primary" size="small" aria-keyshortcuts="y" onClick={() => change(proposals, 'approve')}>
        {words.approve}
        <kbd aria-hidden className="rounded border border-current px-1 text-xs max-sm:hidden">
          y
        </kbd>
      </Button>
      <Button size="small" aria-keyshortcuts="n" onClick={() => change(proposals, 'reject')}>
        {words.reject}
        <kbd aria-hidden className="rounded border border-line px-1 text-xs text-faint max-sm:hidden">
          n
        </kbd>
      </Button>
    </div>
  );
}
