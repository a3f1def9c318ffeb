import { useEffect } from 'react';
import { messages } from '#shared/messages/messages.ts';

/** Names the page in the tab. Never with a party's name in it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = messages.pageTitle(title);
  }, [title]);
}
