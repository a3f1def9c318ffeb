import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isKey, isTyping, type KeyBinding } from './key-binding.ts';
import { singleKeysOn } from './single-keys.ts';

/** All keys of the open page; components add theirs while mounted. */
export const KeysContext = createContext<Set<KeySet>>(new Set());

type KeysProviderProps = {
  /** Whether the page is about to change: further keys are meant for the next one. */
  readonly isLeaving: boolean;
  readonly children: ReactNode;
};

/** Handles the keys of the page. An open dialog or menu handles its own. */
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

/** Keys of one component, from its last render. */
type KeySet = RefObject<readonly KeyBinding[]>;

/** Adds keys to the page while the caller is mounted. */
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

/** Moves the focus among the `[data-row]` elements of a part of the page, starting with the first. */
export function walkRows(part: ParentNode | null, by: number): void {
  const rows = [...(part?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.matches(':focus'));
  rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))]?.focus();
}
