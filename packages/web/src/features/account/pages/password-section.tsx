import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { sessionQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { PasswordInput } from '#shared/ui/password-input.tsx';
import { useChangePassword } from '../api.ts';
import { NewPasswordField } from '../fields.tsx';

const { security: words } = messages;

/** Changes the user's own password. */
export function PasswordSection() {
  const titleId = useId();
  const username = useQuery(sessionQuery).data?.user.username ?? '';
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const change = useChangePassword();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      setCurrent('');
      setNew('');
    };
    change.mutate({ currentPassword, newPassword }, { onSuccess });
  };
  return (
    <form onSubmit={submit} aria-labelledby={titleId} className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h2 id={titleId} className="mb-4 text-lg font-semibold tracking-tight">
        {words.passwordTitle}
      </h2>
      <div className="max-w-sm space-y-4">
        {/* For password managers, which store a password with its user name. */}
        <input type="text" name="username" value={username} readOnly hidden autoComplete="username" />
        <Field label={words.current}>
          {(input) => (
            <PasswordInput
              {...input}
              name="current-password"
              required
              maxLength={1_000}
              autoComplete="current-password"
              value={currentPassword}
              onChange={(event) => setCurrent(event.target.value)}
            />
          )}
        </Field>
        <NewPasswordField label={words.next} value={newPassword} onChange={setNew} />
        {change.isError && <ErrorNotice error={change.error} />}
        <div role="status">{change.isSuccess && <Notice title={words.changed} />}</div>
        <Button type="submit" look="primary" disabled={change.isPending}>
          {change.isPending ? words.changing : words.change}
        </Button>
      </div>
    </form>
  );
}
