import { useContext, useEffect, useRef } from 'react';
import type { KeyBinding } from './key-binding.ts';
import { KeysContext } from './keys-context.ts';

/** Gives the page keys for as long as the caller is shown. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const sets = useContext(KeysContext);
  const ref = useRef(bindings);
  useEffect(() => {
    ref.current = bindings;
  });
  useEffect(() => {
    sets.add(ref);
    return () => {
      sets.delete(ref);
    };
  }, [sets]);
}
