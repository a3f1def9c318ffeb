import type { DecisionChange, GoodGuyView } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { useKnownUser, useMay } from '#shared/api/session.ts';
import { changeText } from '#shared/format/code-words.ts';
import { messages } from '#shared/messages/messages.ts';
import { useActorName } from '#shared/people/actor-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { Name } from '#shared/ui/name.tsx';
import { Time } from '#shared/ui/time.tsx';

const { goodGuys: words, decisions } = messages;

type GoodGuyRowProps = {
  readonly goodGuy: GoodGuyView;
  readonly isPending: boolean;
  readonly onChange: (change: DecisionChange) => void;
};

/** One good guy: customer, listing, reason, expiry; its events are folded. */
export function GoodGuyRow({ goodGuy, isPending, onChange }: GoodGuyRowProps) {
  const { externalRef, listing, listedName, reason, state, expiresAt, searchId, events } = goodGuy;
  const nameOf = useActorName();
  return (
    <li className="space-y-1 border-t border-line px-4 py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium break-all">{externalRef}</span>
        <span aria-hidden className="text-faint">
          ≠
        </span>
        <Link to="/parties/$listing" params={{ listing }} className="link min-h-6 break-words">
          <Name>{listedName}</Name>
        </Link>
        <span className={`ms-auto text-xs font-semibold ${LOOKS[state]}`}>{words.states[state]}</span>
      </div>
      <p className="text-sm text-soft">
        {decisions.reasons[reason]} · {expiresAt === null ? words.never : `${words.columns.until} `}
        {expiresAt !== null && <Time value={expiresAt} dateOnly />} ·{' '}
        <code className="text-xs break-all">{listing}</code>
      </p>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <Disclosure summary={words.details} defaultOpen={state === 'reopened'}>
          <ol className="space-y-1 text-sm">
            {events.map(({ kind, at, by, text, changes }) => (
              <li key={`${kind} ${at}`} className="text-soft">
                {words.events[kind]} · {nameOf(by)} · <Time value={at} />
                {text !== null && <span className="block break-words text-ink">{text}</span>}
                {changes.map((change) => (
                  <span key={`${change.side} ${change.fact}`} className="block break-words text-ink">
                    {changeText(change)}
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </Disclosure>
        {searchId !== null && (
          <Link to="/" search={{ id: searchId }} className="link inline-flex min-h-8 items-center text-sm">
            {decisions.title}
          </Link>
        )}
        <Deeds goodGuy={goodGuy} isPending={isPending} onChange={onChange} />
      </div>
    </li>
  );
}

function Deeds({ goodGuy: { state, events, externalRef }, isPending, onChange }: GoodGuyRowProps) {
  const may = useMay();
  const user = useKnownUser();
  const isOwn = events[0]?.by.id === `user:${user?.id}`;
  const deeds: readonly DecisionChange[] = [
    ...(state === 'proposed' && !isOwn && may('decisions:approve') ? (['approve', 'reject'] as const) : []),
    ...((state === 'proposed' || state === 'in_force') && may('decisions:write') ? (['revoke'] as const) : []),
  ];
  return (
    <span className="ms-auto flex gap-2">
      {deeds.map((deed) => (
        <Button
          key={deed}
          size="small"
          disabled={isPending}
          aria-label={`${words[deed]}: ${externalRef}`}
          onClick={() => onChange(deed)}
        >
          {words[deed]}
        </Button>
      ))}
    </span>
  );
}

const LOOKS: Readonly<Record<GoodGuyView['state'], string>> = {
  proposed: 'text-review',
  in_force: 'text-good',
  rejected: 'text-faint',
  revoked: 'text-faint',
  reopened: 'text-review',
  expired: 'text-faint',
};
