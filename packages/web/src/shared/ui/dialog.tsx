import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';

type DialogProps = {
  readonly title: string;
  readonly text?: string;
  readonly onClose: () => void;
  /** Receives the function that closes it. */
  readonly children: (close: () => void) => ReactNode;
};

/** A dialog for more than a yes or no. The native dialog traps the focus and restores it. */
export function Dialog({ title, text, onClose, children }: DialogProps) {
  const ref = useModal();
  const id = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onClose={onClose}
      className="w-[min(30rem,calc(100vw-2rem))] rounded-xl border border-line bg-surface p-5 text-ink shadow-xl"
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {text !== undefined && (
        <p id={`${id}-text`} className="mt-1 text-soft">
          {text}
        </p>
      )}
      <div className="mt-4">{children(() => ref.current?.close())}</div>
    </dialog>
  );
}

/**
 * A dialog that is modal from its first frame on: keys pressed after the one that opened it never reach the page below.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => ref.current?.showModal(), []);
  return ref;
}
