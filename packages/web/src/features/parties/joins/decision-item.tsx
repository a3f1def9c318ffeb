import { useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ReasonForm } from '#shared/ui/reason-form.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useDecideOnParty } from '../api/decide-on-party.ts';
import type { PartyDecision } from '../identity/party-identity.ts';

const { joins: words } = messages.party;

type DecisionItemProps = { readonly party: string; readonly decision: PartyDecision };

/** One decision: what, why, who and when; it is undone with a reason of its own. */
export function DecisionItem({ party, decision }: DecisionItemProps) {
  const [undoing, setUndoing] = useState(false);
  const decide = useDecideOnParty(party);
  const mayDecide = useMay()('lists:write');
  const { id, kind, listings, others, text: reason, decidedAt, decidedBy } = decision;
  return (
    <li className="px-4 py-2.5 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 break-words">
          <p className="font-medium">{words.decided[kind](listings.join(', '), others.join(', '))}</p>
          <p className="text-soft">
            {reason} · {decidedBy.name ?? decidedBy.id} · <Time value={decidedAt} />
          </p>
        </div>
        {mayDecide && !undoing && (
          <Button size="small" aria-label={words.undoNamed(reason)} onClick={() => setUndoing(true)}>
            {words.undo}
          </Button>
        )}
      </div>
      {undoing && (
        <ReasonForm
          label={words.undoNamed(reason)}
          submit={words.undo}
          submitting={words.saving}
          deed={decide}
          onSubmit={(why) => decide.mutate({ verb: 'undo', body: { decision: id, text: why } })}
          onCancel={() => setUndoing(false)}
        />
      )}
    </li>
  );
}
