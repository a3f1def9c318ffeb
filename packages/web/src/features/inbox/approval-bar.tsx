import type { DecisionView } from '@namesake/contract';
import { ROLES } from '@namesake/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '#shared/api/session.ts';
import { useUsers } from '#shared/api/shared-queries.ts';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { INPUT_LOOK } from '#shared/ui/field.tsx';
import { useChangeDecisions, useHandOver } from './api.ts';

const { inbox: words, decisions: decisionWords } = messages;
const EVERYBODY = 'everybody';

type Change = 'approve' | 'reject';

type ApprovalBarProps = {
  /** Ids of the target rows. */
  readonly screenings: readonly string[];
  /** Other users' proposals on these rows. */
  readonly proposals: readonly DecisionView[];
  /** Called with the answered screenings, and those that the user may not decide about. */
  readonly onAnswered: (screenings: readonly string[], refused: ReadonlySet<string>, said: string) => void;
  readonly onHandedOver: (said: string) => void;
};

/** Bar below proposals. Answering several asks for one confirmation, with their number. */
export function ApprovalBar({ screenings, proposals, onAnswered, onHandedOver }: ApprovalBarProps) {
  const change = useChangeDecisions();
  const [asked, setAsked] = useState<Change>();
  const run = (what: Change) => {
    setAsked(undefined);
    change.mutate(
      { decisions: proposals.map(({ id }) => id), change: what },
      {
        onSuccess: ({ refused }) => {
          const left = proposals.filter(({ id }) => refused.includes(id)).map(({ searchId }) => searchId);
          const done = screenings.filter((id) => !left.includes(id));
          onAnswered(done, new Set(left), words.answers[what](proposals.length - refused.length));
        },
      },
    );
  };
  const choose = (what: Change) => {
    if (proposals.length === 0 || change.isPending) return;
    if (screenings.length > 1 && asked !== what) setAsked(what);
    else run(what);
  };
  useKeys([
    { key: 'y', words: words.keys.approve, run: () => choose('approve') },
    { key: 'n', words: words.keys.reject, run: () => choose('reject') },
  ]);
  return (
    <section
      aria-label={decisionWords.title}
      data-screen-only
      className="sticky bottom-0 z-10 space-y-2 rounded-t-xl border border-b-0 border-edge bg-surface px-4 py-3 shadow-lg max-sm:bottom-12"
    >
      {change.isError && <ErrorNotice error={change.error} notDone={decisionWords.notRecorded} />}
      <div className="flex flex-wrap items-center gap-2">
        {(['approve', 'reject'] as const).map((what) => (
          <Button
            key={what}
            look={what === 'approve' ? 'primary' : 'secondary'}
            disabled={proposals.length === 0 || change.isPending}
            aria-keyshortcuts={KEYS[what]}
            onClick={() => choose(what)}
          >
            {asked === what ? words.sure[what](proposals.length, screenings.length) : words.approval[what]}
            <kbd aria-hidden className="rounded border border-line px-1 text-xs max-sm:hidden">
              {KEYS[what]}
            </kbd>
          </Button>
        ))}
        <HandOver proposals={proposals} onDone={onHandedOver} />
        <span className={`text-sm text-soft ${proposals.length === 0 ? 'max-sm:hidden' : ''}`}>
          {words.waitingHere(proposals.length, screenings.length)}
        </span>
      </div>
    </section>
  );
}

const KEYS = { approve: 'y', reject: 'n' } as const;

type HandOverProps = {
  /** Proposals to hand over. */
  readonly proposals: readonly DecisionView[];
  readonly onDone: (said: string) => void;
};

/** Assigns who answers proposals, for absences. It decides nothing, so there is no confirmation. */
function HandOver({ proposals, onDone }: HandOverProps) {
  const change = useHandOver();
  const own = useQuery(sessionQuery).data?.user.id;
  const proposers = new Set(proposals.map(({ events }) => events[0]?.by.id));
  const approvers = (useUsers().data?.items ?? []).filter(
    ({ id, role, disabledAt }) =>
      disabledAt === null && ROLES[role].scopes.includes('decisions:approve') && !proposers.has(`user:${id}`),
  );
  const choose = (to: string) =>
    change.mutate(
      { decisions: proposals.map(({ id }) => id), to: to === EVERYBODY ? null : to },
      { onSuccess: () => onDone(words.handOver.done(proposals.length)) },
    );
  return (
    <>
      <select
        aria-label={words.handOver.label}
        value=""
        disabled={proposals.length === 0 || change.isPending}
        onChange={({ target }) => choose(target.value)}
        className={`${INPUT_LOOK} w-auto max-w-60`}
      >
        <option value="" disabled>
          {words.handOver.choose}
        </option>
        <option value={EVERYBODY}>{words.handOver.everybody}</option>
        {approvers.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === own ? words.handOver.me(name) : name}
          </option>
        ))}
      </select>
      {change.isError && <ErrorNotice error={change.error} notDone={words.handOver.notDone} />}
    </>
  );
}
