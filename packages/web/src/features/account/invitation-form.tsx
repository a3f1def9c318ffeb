import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { useAcceptInvitation } from './api/accept-invitation.ts';
import { NewPasswordField } from './new-password-field.tsx';

const { invitation: words } = messages;

type InvitationFormProps = { readonly oneTimeToken: string; readonly name: string };

/** Asks for the password of the new account. The inviting administrator chose the name; password managers keep both. */
export function InvitationForm({ oneTimeToken, name }: InvitationFormProps) {
  const [password, setPassword] = useState('');
  const accept = useAcceptInvitation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    accept.mutate({ oneTimeToken, password });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <p className="text-sm text-soft">{words.intro}</p>
      <Field label={messages.login.username}>
        {(input) => (
          <input
            {...input}
            name="username"
            readOnly
            value={name}
            autoComplete="username"
            className={`${INPUT_LOOK} bg-sunken!`}
          />
        )}
      </Field>
      <NewPasswordField label={messages.login.password} value={password} onChange={setPassword} />
      {accept.isError && <ErrorNotice error={accept.error} />}
      <Button type="submit" look="primary" className="w-full" disabled={accept.isPending}>
        {accept.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
