import { useRef, useState } from 'react';

/** Rows that are selected, by their ids; ranges begin at the row that was selected last. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const selected = ids.filter((id) => chosen.has(id));
  return {
    selected,
    toggle: (id: string) => {
      anchor.current = id;
      const others = selected.filter((one) => one !== id);
      setChosen(new Set(others.length === selected.length ? [...selected, id] : others));
    },
    /** Selects everything between the last one selected and this one. */
    extendTo: (id: string) => {
      const from = ids.indexOf(anchor.current ?? id);
      const to = ids.indexOf(id);
      anchor.current ??= id;
      const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      setChosen(new Set([...selected, ...range]));
    },
    /** Where a range begins if nothing was selected before. */
    startAt: (id: string) => {
      if (selected.length === 0) anchor.current = id;
    },
    all: () => setChosen(new Set(ids)),
    clear: () => {
      anchor.current = undefined;
      setChosen(new Set());
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
