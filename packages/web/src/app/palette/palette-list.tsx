import { useEffect } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import type { PaletteItem } from './palette-items.ts';

type PaletteListProps = {
  readonly id: string;
  readonly items: readonly PaletteItem[];
  readonly chosen: PaletteItem | undefined;
  readonly onRun: (item: PaletteItem) => void;
};

const { palette: words } = messages;

/** What the palette offers, by group; the keyboard stays in its text field. */
export function PaletteList({ id, items, chosen, onRun }: PaletteListProps) {
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
