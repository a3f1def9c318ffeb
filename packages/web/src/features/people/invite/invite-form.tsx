import type { CreatedInvitation, Role } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { useInviteUser } from '../api/invite-user.ts';
import { RoleField } from '../roles/role-field.tsx';

const { people: words } = messages;

type InviteFormProps = {
  readonly onCreated: (created: CreatedInvitation) => void;
  readonly onCancel: () => void;
};

export function InviteForm({ onCreated, onCancel }: InviteFormProps) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('analyst');
  const invite = useInviteUser();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate({ name: name.trim(), role }, { onSuccess: onCreated });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field label={words.name} hint={words.nameHint}>
        {(input) => (
          <input
            {...input}
            required
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <RoleField value={role} onChange={setRole} />
      {invite.isError && <ErrorNotice error={invite.error} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button type="submit" look="primary" disabled={invite.isPending}>
          {invite.isPending ? words.submitting : words.submit}
        </Button>
      </div>
    </form>
  );
}
