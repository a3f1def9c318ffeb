import type { CreatedInvitation, Role } from '@namesake/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { useInviteUser } from './api.ts';
import { RoleField } from './role-field.tsx';

const { people: words } = messages;

/** Asks for the invitee, then shows the link once. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [created, setCreated] = useState<CreatedInvitation>();
  const title = created === undefined ? words.inviteTitle : words.linkTitle(created.name);
  return (
    <Dialog title={title} text={created === undefined ? words.inviteText : words.linkText} onClose={onClose}>
      {(close) =>
        created === undefined ? (
          <InviteForm onCreated={setCreated} onCancel={close} />
        ) : (
          <InvitationLink path={created.path} onDone={close} />
        )
      }
    </Dialog>
  );
}

type InviteFormProps = {
  readonly onCreated: (created: CreatedInvitation) => void;
  readonly onCancel: () => void;
};

function InviteForm({ onCreated, onCancel }: InviteFormProps) {
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

type InvitationLinkProps = { readonly path: string; readonly onDone: () => void };

/** The link, shown once. */
function InvitationLink({ path, onDone }: InvitationLinkProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const link = `${window.location.origin}${path}`;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={ref}
          readOnly
          aria-label={words.linkLabel}
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-9 min-w-0 flex-1 basis-60 rounded-md border border-edge bg-paper px-2.5 font-mono text-sm"
        />
        <CopyButton text={link} label={words.copyLink} look="primary" />
      </div>
      <div className="mt-5 flex justify-end">
        <Button onClick={onDone}>{words.linkDone}</Button>
      </div>
    </>
  );
}
