import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLogOut } from '#features/account/api.ts';
import { useRecentScreenings } from '#features/search/window.ts';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { useModal } from '#shared/ui/use-modal.ts';
import { type PaletteItem, paletteItems } from './palette-items.ts';
import { PaletteList } from './palette-list.tsx';

const { palette: words } = messages;

type PaletteProps = { readonly onClose: () => void; readonly onKeys: () => void };

/** Goes anywhere, screens a text, and does what has no button on the page: Ctrl+K. */
export function Palette({ onClose, onKeys }: PaletteProps) {
  const id = useId();
  const ref = useModal();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const logOut = useLogOut();
  const may = useMay();
  const recent = useRecentScreenings();
  const items = paletteItems(typed, {
    navigate,
    recent,
    may,
    logOut: () => logOut.mutate(),
    showKeys: onKeys,
  });
  const chosen = items[Math.min(at, items.length - 1)];
  const run = (item: PaletteItem | undefined) => {
    ref.current?.close();
    item?.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) run(chosen);
    else setAt((Math.min(at, items.length - 1) + step + items.length) % items.length);
  };
  return (
    <dialog
      ref={ref}
      aria-label={words.title}
      onClose={onClose}
      closedby="any"
      className="mt-[12vh] w-[min(36rem,calc(100vw-1.5rem))] rounded-xl border border-line bg-surface p-0 text-ink shadow-2xl"
    >
      <input
        role="combobox"
        aria-label={words.label}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        placeholder={words.placeholder}
        dir="auto"
        maxLength={1_000}
        spellCheck={false}
        autoComplete="off"
        className="w-full border-b border-line bg-transparent px-4 py-3.5 text-lg outline-none"
      />
      <PaletteList id={id} items={items} chosen={chosen} onRun={run} />
    </dialog>
  );
}
