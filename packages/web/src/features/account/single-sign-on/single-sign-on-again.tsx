import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useId, useRef } from 'react';
import { setupQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { EndedDialog } from '../session/ended-dialog.tsx';

const { singleSignOn: words } = messages;

/** A tab of its own, which says that it can be closed when the log-in is done. */
const START = '/login/single-sign-on?next=%2Flogin%2Fdone';

/** Asks somebody without a password to log in at the identity provider, in a new tab: this one keeps its state. */
export function SingleSignOnAgain() {
  const hintId = useId();
  const linkRef = useRef<HTMLAnchorElement>(null);
  const name = useQuery(setupQuery).data?.singleSignOn?.name ?? words.logsInBy.single_sign_on;
  return (
    <EndedDialog focusRef={linkRef}>
      <a
        ref={linkRef}
        href={START}
        target="_blank"
        rel="noopener"
        aria-describedby={hintId}
        className="mt-4 flex min-h-9 items-center justify-center gap-1.5 rounded-md bg-accent px-3.5 py-1 font-medium text-on-accent hover:bg-accent-strong"
      >
        {words.submit(name)}
        <ExternalLink aria-hidden size={15} />
      </a>
      <p id={hintId} className="mt-1 text-xs text-faint">
        {words.endedHint}
      </p>
    </EndedDialog>
  );
}
