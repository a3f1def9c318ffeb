import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isKey, isTyping } from './key-binding.ts';
import { type KeySet, KeysContext } from './keys-context.ts';
import { singleKeysOn } from './single-keys.ts';

type KeysProviderProps = {
  /** Whether the page that the keys belong to is about to be another: what is typed is meant for that one. */
  readonly isLeaving: boolean;
  readonly children: ReactNode;
};

/** Listens for the keys of the page. While a dialog or a menu is open they are its own. */
export function KeysProvider({ isLeaving, children }: KeysProviderProps) {
  const [sets] = useState(() => new Set<KeySet>());
  const leaving = useRef(isLeaving);
  useLayoutEffect(() => {
    leaving.current = isLeaving;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog:modal, :popover-open') !== null) return;
      const state = { typing: isTyping(event.target), singleKeysOn: singleKeysOn() };
      const binding = [...sets]
        .flatMap(({ current }) => current)
        .find(({ key, run }) => run !== undefined && isKey(event, key, state));
      if (binding === undefined || (leaving.current && !binding.key.startsWith('mod+'))) return;
      event.preventDefault();
      binding.run?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [sets]);
  return <KeysContext.Provider value={sets}>{children}</KeysContext.Provider>;
}
