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

/** All keys of the page that is open; parts add theirs while they are shown. */
export const KeysContext = createContext<Set<KeySet>>(new Set());

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

/** Keys of one part of the page, as its last render gave them. */
type KeySet = RefObject<readonly KeyBinding[]>;

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

/** Moves the focus among the elements `[data-row]` of a part of the page: to the first where none has it. */
export function walkRows(part: ParentNode | null, by: number): void {
  const rows = [...(part?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.matches(':focus'));
  rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))]?.focus();
}
