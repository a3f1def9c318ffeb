import type { TokenInfo } from '@namesake/contract';
import { useEffect, useId, useRef } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useRevokeToken } from '../api/revoke-token.ts';

const { tokens: words } = messages;

type RevokeDialogProps = { readonly token: TokenInfo; readonly onClose: () => void };

/** Asks before what cannot be undone. The platform's own dialog keeps the focus inside and gives it back. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const revoke = useRevokeToken();
  useEffect(() => ref.current?.showModal(), []);
  const confirm = () => revoke.mutate(token.id, { onSuccess: () => ref.current?.close() });
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      className="w-[min(26rem,calc(100vw-2rem))] rounded-xl border border-line bg-surface p-5 text-ink shadow-xl"
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight">
        {words.revokeTitle(token.name)}
      </h2>
      <p id={`${id}-text`} className="mt-1 text-soft">
        {words.revokeText}
      </p>
      {revoke.isError && (
        <div className="mt-3">
          <ErrorNotice error={revoke.error} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={() => ref.current?.close()}>{messages.cancel}</Button>
        <Button look="danger" disabled={revoke.isPending} onClick={confirm}>
          {revoke.isPending ? words.revoking : words.revokeConfirm}
        </Button>
      </div>
    </dialog>
  );
}
