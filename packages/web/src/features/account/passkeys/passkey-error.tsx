import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { PasskeyNotUsed } from '../api/ceremonies.ts';

const { passkey: words } = messages;

/** What went wrong with a passkey, in the browser or on the server. */
export function PasskeyError({ error }: { readonly error: unknown }) {
  if (!(error instanceof PasskeyNotUsed)) return <ErrorNotice error={error} />;
  return (
    <Notice tone="caution" role="alert" title={words.notUsedTitle}>
      {words.notUsedText}
    </Notice>
  );
}
