import type { Absences } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { useKnownUser } from '#shared/api/session.ts';
import { absenceWords as words } from '#shared/messages/en/case-work.ts';
import { messages } from '#shared/messages/messages.ts';
import { useAssignees } from '#shared/people/actor-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { deputiesOf, requestOf } from './absence-draft.ts';
import { useSetAbsence } from './api.ts';

type AbsenceDialogProps = {
  readonly away: Absences['items'];
  readonly maySetOthers: boolean;
  readonly onClose: () => void;
};

/** Asks who is away, until when, and who takes over their cases. */
export function AbsenceDialog({ away, maySetOthers, onClose }: AbsenceDialogProps) {
  const [draft, setDraft] = useState({ person: 'me', until: '', deputy: '' });
  const [isWrong, setWrong] = useState(false);
  const ownId = useKnownUser()?.id;
  const people = useAssignees();
  const set = useSetAbsence();
  const others = people.filter(({ id }) => id !== ownId).map(({ id, name }) => [id, name] as const);
  const deputies = deputiesOf(people, draft, { ownId, away });
  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    const request = requestOf(draft, Date.now());
    setWrong(request === undefined);
    if (request !== undefined) set.mutate(request, { onSuccess: close });
  };
  return (
    <Dialog title={words.dialogTitle} text={words.text} onClose={onClose}>
      {(close) => (
        <form noValidate className="space-y-4" onSubmit={(event) => submit(event, close)}>
          {maySetOthers && (
            <SelectField
              label={words.person}
              options={[['me', words.me], ...others]}
              value={draft.person}
              onChange={(person) => setDraft({ ...draft, person, deputy: person === draft.deputy ? '' : draft.deputy })}
            />
          )}
          <Field label={words.until} hint={words.untilHint} error={isWrong ? words.untilWrong : undefined}>
            {(input) => (
              <input
                {...input}
                type="datetime-local"
                value={draft.until}
                onChange={({ target }) => {
                  setWrong(false);
                  setDraft({ ...draft, until: target.value });
                }}
                className={INPUT_LOOK}
              />
            )}
          </Field>
          <SelectField
            label={words.deputy}
            options={[['', words.nobody], ...deputies.map(({ id, name }) => [id, name] as const)]}
            value={draft.deputy}
            onChange={(deputy) => setDraft({ ...draft, deputy })}
          />
          {set.isError && <ErrorNotice error={set.error} notDone={words.notSaved} />}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={close}>{messages.cancel}</Button>
            <Button type="submit" look="primary" disabled={set.isPending}>
              {set.isPending ? words.saving : words.save}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
