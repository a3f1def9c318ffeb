import { useEffect } from 'react';
import { messages } from '#shared/messages/messages.ts';

/** Sets the title of the tab, which must never contain a party's name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = messages.pageTitle(title);
  }, [title]);
}
