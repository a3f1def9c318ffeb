import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A dialog that is modal from its first frame on: no key that is pressed after the one that opened it reaches the page
 * below.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => ref.current?.showModal(), []);
  return ref;
}
