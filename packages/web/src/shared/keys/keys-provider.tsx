import { type ReactNode, useEffect, useState } from 'react';
import { isKey, isTyping } from './key-binding.ts';
import { type KeySet, KeysContext } from './keys-context.ts';
import { singleKeysOn } from './single-keys.ts';

/** Listens for the keys of the page. While a dialog or a menu is open they are its own. */
export function KeysProvider({ children }: { readonly children: ReactNode }) {
  const [sets] = useState(() => new Set<KeySet>());
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog:modal, :popover-open') !== null) return;
      const state = { typing: isTyping(event.target), singleKeysOn: singleKeysOn() };
      const binding = [...sets]
        .flatMap(({ current }) => current)
        .find(({ key, run }) => run !== undefined && isKey(event, key, state));
      if (binding === undefined) return;
      event.preventDefault();
      binding.run?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [sets]);
  return <KeysContext.Provider value={sets}>{children}</KeysContext.Provider>;
}
