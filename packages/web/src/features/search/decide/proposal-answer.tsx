import { useKnownUser, useMay } from '#shared/api/session.ts';
import type { Decided } from '#shared/decide/decided.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import type { Decisions } from './use-decisions.ts';

const { decisions: words } = messages;

/** Approves or rejects a proposal, for those who may and did not propose it. Others read what it waits for. */
export function ProposalAnswer({ decided, decisions }: { readonly decided: Decided; readonly decisions: Decisions }) {
  const user = useKnownUser();
  const may = useMay();
  const proposals = decided.current.filter(({ state }) => state === 'proposed');
  if (proposals.length === 0) return null;
  const isOwn = proposals.some(({ events }) => events[0]?.by.id === `user:${user?.id}`);
  if (isOwn || !may('decisions:approve')) return <p className="text-sm text-soft">{words.waits}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="primary" size="small" onClick={() => decisions.change(proposals, 'approve')}>
        {words.approve}
      </Button>
      <Button size="small" onClick={() => decisions.change(proposals, 'reject')}>
        {words.reject}
      </Button>
    </div>
  );
}
