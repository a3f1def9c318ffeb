import type { CreatedInvitation } from '@namesake/contract';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { InviteForm } from './invite-form.tsx';

const { people: words } = messages;

/** Asks who is invited, then shows the link, this once. */
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
