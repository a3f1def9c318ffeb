import type { CaseView } from '@namesake/contract';
import { useKnownUser } from '#shared/api/session.ts';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { useAssignees } from '#shared/people/actor-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { INPUT_LOOK } from '#shared/ui/field.tsx';
import { useAssignCases } from './api.ts';

const { assign: words, keys } = messages.cases;

type AssignChoiceProps = {
  readonly cases: readonly CaseView[];
  readonly onDone: (said: string) => void;
};

/**
 * Assigns cases: to oneself (`t`), to someone who may decide, or to nobody. Offers only choices that change something.
 */
export function AssignChoice({ cases, onDone }: AssignChoiceProps) {
  const assign = useAssignCases();
  const ownId = useKnownUser()?.id;
  const people = useAssignees().filter(({ id }) => id !== ownId);
  const isOff = cases.length === 0 || assign.isPending;
  const areOwn = cases.length > 0 && cases.every(({ assignee }) => assignee?.id === `user:${ownId}`);
  const areFree = cases.length > 0 && cases.every(({ assignee }) => assignee === null);
  const to = (assignee: string | null, said: (cases: number) => string) => {
    if (!isOff) {
      const ids = cases.map(({ id }) => id);
      assign.mutate({ cases: ids, to: assignee }, { onSuccess: () => onDone(said(ids.length)) });
    }
  };
  useKeys(areOwn ? [] : [{ key: 't', words: keys.take, run: () => to('me', words.taken) }]);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {!areOwn && (
        <Button size="small" disabled={isOff} aria-keyshortcuts="t" onClick={() => to('me', words.taken)}>
          {words.take}
          <kbd aria-hidden className="rounded border border-line px-1 text-xs text-faint max-sm:hidden">
            t
          </kbd>
        </Button>
      )}
      {!areFree && (
        <Button size="small" disabled={isOff} onClick={() => to(null, words.given)}>
          {words.giveBack}
        </Button>
      )}
      {people.length > 0 && (
        <select
          aria-label={words.label}
          value=""
          disabled={isOff}
          onChange={({ target }) => to(target.value, words.handed)}
          className={`${INPUT_LOOK} min-h-7 w-auto max-w-48 py-0 text-sm`}
        >
          <option value="" disabled>
            {words.choose}
          </option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {assign.isError && <ErrorNotice error={assign.error} notDone={words.failed} />}
    </span>
  );
}
