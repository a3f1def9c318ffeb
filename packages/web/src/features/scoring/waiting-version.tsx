import type { PolicyInfo } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '#shared/api/session.ts';
import { policyWords as words } from '#shared/messages/en/policies.ts';
import { useActorName } from '#shared/people/actor-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useChangePolicy } from './api.ts';
import { fourEyesWords } from './policy-draft.ts';

type WaitingVersionProps = {
  readonly name: string;
  readonly waiting: NonNullable<PolicyInfo['waiting']>;
  readonly mayWrite: boolean;
};

/**
 * A pending version that would drop approval by second persons: changes, proposer and reason, and the decision about
 * it.
 */
export function WaitingVersion({ name, waiting, mayWrite }: WaitingVersionProps) {
  const { version, drops, proposedBy, text: reason, savedAt, relaxedFrom } = waiting;
  const ownId = useQuery(sessionQuery).data?.user.id;
  const nameOf = useActorName();
  const isOwn = proposedBy.id === `user:${ownId}`;
  return (
    <div className="mt-3">
      <Notice tone="caution" title={words.waiting.title(version)}>
        <p>{words.waiting.drops(drops.map((verdict) => fourEyesWords[verdict]).join(', '))}</p>
        <p>
          {nameOf(proposedBy)} · <Time value={savedAt} /> · {reason}
        </p>
        {relaxedFrom !== null && (
          <p>
            {words.waiting.relaxed} <Time value={relaxedFrom} />
          </p>
        )}
        {isOwn ? <p>{words.waiting.other}</p> : mayWrite && <Decision name={name} version={version} />}
      </Notice>
    </div>
  );
}

function Decision({ name, version }: { readonly name: string; readonly version: number }) {
  const [reason, setReason] = useState('');
  const change = useChangePolicy(name);
  const decide = (what: 'approve' | 'reject') => change.mutate({ change: what, version, text: reason.trim() });
  const isReady = reason.trim() !== '' && !change.isPending;
  return (
    <div className="mt-2 space-y-2">
      <Field label={words.waiting.reason}>
        {(input) => (
          <input
            {...input}
            value={reason}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      {change.isError && <ErrorNotice error={change.error} />}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" disabled={!isReady} onClick={() => decide('approve')}>
          {words.waiting.approve}
        </Button>
        <Button disabled={!isReady} onClick={() => decide('reject')}>
          {words.waiting.reject}
        </Button>
      </div>
    </div>
  );
}
