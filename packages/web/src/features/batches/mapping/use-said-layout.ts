import type { StartBatchRequest } from '@namesake/contract';
import { useState } from 'react';

const keyOf = (id: string): string => `namesake.batch-layout.${id}`;

/**
 * What somebody said of how a file is read, until its batch starts; it outlives a reload. Headings of columns are no
 * names of people, and leave the browser's memory with the tab.
 */
export function useSaidLayout(id: string) {
  const [said, setSaid] = useState<StartBatchRequest>(() => read(id));
  const say = (next: StartBatchRequest): void => {
    sessionStorage.setItem(keyOf(id), JSON.stringify(next));
    setSaid(next);
  };
  return { said, say, forget: () => sessionStorage.removeItem(keyOf(id)) };
}

function read(id: string): StartBatchRequest {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
