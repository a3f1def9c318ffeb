import type { Entity } from '@namesake/contract';
import { useRef, useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { useActorName } from '#shared/people/actor-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { ReasonForm } from '#shared/ui/reason-form.tsx';
import { Time } from '#shared/ui/time.tsx';
import { type PartyDecision, useUndoDecision } from './api.ts';
import { JoinForm, SplitForm } from './decision-forms.tsx';

const { joins: words } = messages.party;

type PartyDecisionsProps = { readonly party: Entity; readonly decisions: readonly PartyDecision[] };

/** Operators' decisions about which listings form this party, and the forms for new ones. */
export function PartyDecisions({ party, decisions }: PartyDecisionsProps) {
  const [open, setOpen] = useState<'split' | 'join'>();
  const mayDecide = useMay()('lists:write');
  const titleRef = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(undefined);
    titleRef.current?.focus();
  };
  return (
    <section aria-labelledby="joins-title">
      <h2 id="joins-title" ref={titleRef} tabIndex={-1} className="outline-none text-lg font-semibold tracking-tight">
        {words.title}
      </h2>
      <p className="mt-0.5 max-w-prose text-sm text-soft">{words.text}</p>
      {decisions.length > 0 && (
        <ul aria-label={words.decisions} className="mt-3 divide-y divide-line rounded-xl border border-line bg-surface">
          {decisions.map((decision) => (
            <DecisionItem key={decision.id} party={party.entityId} decision={decision} />
          ))}
        </ul>
      )}
      {mayDecide && (
        <div className="mt-3 flex flex-wrap gap-2">
          {party.listings.length > 1 && (
            <Button size="small" aria-expanded={open === 'split'} onClick={() => setOpen('split')}>
              {words.split}
            </Button>
          )}
          <Button size="small" aria-expanded={open === 'join'} onClick={() => setOpen('join')}>
            {words.join}
          </Button>
        </div>
      )}
      {open === 'split' && <SplitForm party={party} onDone={close} />}
      {open === 'join' && <JoinForm party={party.entityId} onDone={close} />}
    </section>
  );
}

type DecisionItemProps = { readonly party: string; readonly decision: PartyDecision };

/** One decision: what, why, who and when, with a button to undo it for a reason. */
function DecisionItem({ party, decision }: DecisionItemProps) {
  const [undoing, setUndoing] = useState(false);
  const decide = useUndoDecision(party);
  const mayDecide = useMay()('lists:write');
  const nameOf = useActorName();
  const { id, kind, listings, others, text: reason, decidedAt, decidedBy } = decision;
  return (
    <li className="px-4 py-2.5 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 break-words">
          <p className="font-medium">{words.decided[kind](listings.join(', '), others.join(', '))}</p>
          <p className="text-soft">
            {reason} · {nameOf(decidedBy)} · <Time value={decidedAt} />
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
          onSubmit={(why) => decide.mutate({ decision: id, text: why })}
          onCancel={() => setUndoing(false)}
        />
      )}
    </li>
  );
}
