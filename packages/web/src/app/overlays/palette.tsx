import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLogOut } from '#features/account/api.ts';
import { useRecentScreenings } from '#features/search/window.ts';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { useModal } from '#shared/ui/dialog.tsx';
import { Name } from '#shared/ui/name.tsx';
import { type PaletteItem, paletteItems } from './palette-items.ts';

const { palette: words } = messages;

type PaletteProps = { readonly onClose: () => void; readonly onKeys: () => void };

/** Command palette (Ctrl+K): opens pages, screens a text, and runs actions without a button. */
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

type PaletteListProps = {
  readonly id: string;
  readonly items: readonly PaletteItem[];
  readonly chosen: PaletteItem | undefined;
  readonly onRun: (item: PaletteItem) => void;
};

/** The palette's items by group; keyboard focus stays in its text field. */
function PaletteList({ id, items, chosen, onRun }: PaletteListProps) {
  const chosenId = chosen && `${id}-${chosen.id}`;
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={words.title} className="max-h-[50vh] overflow-y-auto p-2">
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the keys, as a combobox does.
        <div
          key={item.id}
          id={`${id}-${item.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={item === chosen || item.id === chosen?.id}
          onClick={() => onRun(item)}
          className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-md px-3 hover:bg-sunken aria-selected:bg-accent-wash aria-selected:outline aria-selected:outline-accent"
        >
          <span className="min-w-0 truncate">{item.group === 'recent' ? <Name>{item.words}</Name> : item.words}</span>
          {item.group !== items[index - 1]?.group && (
            <span className="shrink-0 text-xs text-faint">{words.groups[item.group]}</span>
          )}
        </div>
      ))}
    </div>
  );
}
