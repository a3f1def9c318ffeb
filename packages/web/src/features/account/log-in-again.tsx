import { type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import type { KnownUser } from '#shared/api/known-user.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { PasswordInput } from '#shared/ui/password-input.tsx';
import { useRenewSession } from './api/renew-session.ts';
import { formText } from './form-text.ts';
import { useLeave } from './session/use-leave.ts';

const { login, session: words } = messages;

/**
 * Asks for the password on top of the page, which keeps its state. Only the same user may continue; until then a
 * backdrop hides the page.
 */
export function LogInAgain({ user }: { readonly user: KnownUser }) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const renew = useRenewSession();
  const leave = useLeave();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    passwordRef.current?.focus();
    // Closed before it is removed, so that the focus goes back to where it was.
    return () => dialog?.close();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    renew.mutate({ username: user.username, password: formText(new FormData(event.currentTarget), 'password') });
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby="none"
      // Where a browser does not know that yet: it lets a second Escape through.
      onCancel={(event) => event.preventDefault()}
      onClose={() => ref.current?.isConnected === true && !ref.current.open && ref.current.showModal()}
      className="w-[min(24rem,calc(100vw-2rem))] rounded-xl border border-line bg-surface p-5 text-ink shadow-xl backdrop:backdrop-blur-md"
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight">
        {words.endedTitle}
      </h2>
      <p id={`${id}-text`} className="mt-1 text-soft">
        {words.endedText}
      </p>
      <form onSubmit={submit} className="mt-4 space-y-4">
        <Field label={login.username}>
          {(input) => (
            <input
              {...input}
              name="username"
              readOnly
              value={user.username}
              autoComplete="username"
              className={`${INPUT_LOOK} bg-sunken!`}
            />
          )}
        </Field>
        <Field label={login.password}>
          {(input) => (
            <PasswordInput
              {...input}
              ref={passwordRef}
              name="password"
              required
              maxLength={1_000}
              autoComplete="current-password"
            />
          )}
        </Field>
        {renew.isError && <ErrorNotice error={renew.error} />}
        <Button type="submit" look="primary" className="w-full" disabled={renew.isPending}>
          {renew.isPending ? login.submitting : login.submit}
        </Button>
      </form>
      <div className="mt-4 border-t border-line pt-3 text-center">
        <Button size="small" look="quiet" aria-describedby={`${id}-else`} onClick={() => void leave()}>
          {words.someoneElse}
        </Button>
        <p id={`${id}-else`} className="text-xs text-faint">
          {words.someoneElseHint}
        </p>
      </div>
    </dialog>
  );
}
