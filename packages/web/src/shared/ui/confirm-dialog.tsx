import { type ReactNode, useId } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from './button.tsx';
import { useModal } from './dialog.tsx';
import { ErrorNotice } from './error-notice.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly confirming: string;
  /** The mutation and its state. */
  readonly deed: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown };
  /** Runs it; calls back when it is done. */
  readonly onConfirm: (done: () => void) => void;
  readonly onClose: () => void;
  /** Further choices. */
  readonly children?: ReactNode;
};

/** Confirms an action that cannot be undone. The native dialog traps the focus and restores it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, confirming, deed, onConfirm, onClose, children } = props;
  const ref = useModal();
  const id = useId();
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
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-1 text-soft">
        {text}
      </p>
      {children !== undefined && <div className="mt-4">{children}</div>}
      {deed.isError && (
        <div className="mt-3">
          <ErrorNotice error={deed.error} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={() => ref.current?.close()}>{messages.cancel}</Button>
        <Button look="danger" disabled={deed.isPending} onClick={() => onConfirm(() => ref.current?.close())}>
          {deed.isPending ? confirming : confirm}
        </Button>
      </div>
    </dialog>
  );
}
