import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { useCompleteSetup } from './api/complete-setup.ts';
import { formText } from './forms/form-text.ts';
import { NewPasswordField } from './new-password-field.tsx';

export function SetupForm({ oneTimeToken }: { readonly oneTimeToken: string }) {
  const [password, setPassword] = useState('');
  const complete = useCompleteSetup();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    complete.mutate({ oneTimeToken, username: formText(new FormData(event.currentTarget), 'username'), password });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <p className="text-sm text-soft">{messages.setup.intro}</p>
      <Field label={messages.setup.username}>
        {(input) => (
          <input
            {...input}
            name="username"
            required
            maxLength={200}
            defaultValue="admin"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <NewPasswordField label={messages.setup.password} value={password} onChange={setPassword} />
      {complete.isError && <ErrorNotice error={complete.error} />}
      <Button type="submit" look="primary" className="w-full" disabled={complete.isPending}>
        {complete.isPending ? messages.setup.submitting : messages.setup.submit}
      </Button>
    </form>
  );
}
