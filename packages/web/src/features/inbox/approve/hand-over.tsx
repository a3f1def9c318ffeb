import type { DecisionView } from '@namesake/contract';
import { ROLES } from '@namesake/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#shared/api/session.ts';
import { useUsers } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { useHandOver } from '../api/decide-many.ts';

const { inbox: words } = messages;
const EVERYBODY = 'everybody';

type HandOverProps = {
  /** Those that are handed over. */
  readonly proposals: readonly DecisionView[];
  readonly onDone: (said: string) => void;
};

/** Says who is to answer proposals, for who is away. Nothing is decided by it, so that nothing is asked. */
export function HandOver({ proposals, onDone }: HandOverProps) {
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
