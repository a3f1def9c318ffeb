import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { useLeave } from './use-leave.ts';

const { session: words } = messages;

type EndedDialogProps = {
  /** What is focused first. */
  readonly focusRef: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** On top of the page, which keeps its state: only the same user may continue; until then a backdrop hides the page. */
export function EndedDialog({ focusRef, children }: EndedDialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useLeave();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    focusRef.current?.focus();
    // Closed before it is removed, so that the focus goes back to where it was.
    return () => dialog?.close();
  }, [focusRef]);
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
      {children}
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
