import { ListChecks, type LucideIcon, Search, Settings } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';

type Page = { readonly to: '/' | '/lists' | '/settings'; readonly icon: LucideIcon; readonly words: string };

/** The pages of the rail, the bottom bar and the palette, in their order. */
export const PAGES: readonly Page[] = [
  { to: '/', icon: Search, words: messages.nav.search },
  { to: '/lists', icon: ListChecks, words: messages.nav.lists },
  { to: '/settings', icon: Settings, words: messages.nav.settings },
];
