import type { Scope } from '@namesake/contract/scopes';
import {
  FileSpreadsheet,
  History,
  Inbox,
  ListChecks,
  type LucideIcon,
  ScrollText,
  Search,
  Settings,
} from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';

type Page = {
  readonly to: '/' | '/inbox' | '/batches' | '/history' | '/lists' | '/audit' | '/settings';
  readonly icon: LucideIcon;
  readonly words: string;
  /** Shown to whom has it; to everybody where absent. */
  readonly scope?: Scope;
};

/** The pages of the rail, the bottom bar and the palette, in their order. */
export const PAGES: readonly Page[] = [
  { to: '/inbox', icon: Inbox, words: messages.nav.inbox, scope: 'decisions:write' },
  { to: '/', icon: Search, words: messages.nav.search, scope: 'search:write' },
  { to: '/batches', icon: FileSpreadsheet, words: messages.batches.title, scope: 'search:read' },
  { to: '/history', icon: History, words: messages.nav.history, scope: 'search:read' },
  { to: '/lists', icon: ListChecks, words: messages.nav.lists, scope: 'lists:read' },
  { to: '/audit', icon: ScrollText, words: messages.nav.audit, scope: 'audit:read' },
  { to: '/settings', icon: Settings, words: messages.nav.settings },
];
