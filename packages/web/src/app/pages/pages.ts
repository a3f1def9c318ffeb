import type { Scope } from '@namesake/contract/scopes';
import {
  Archive,
  BookUser,
  BriefcaseBusiness,
  FileSpreadsheet,
  History,
  Inbox,
  KeyRound,
  ListChecks,
  ListFilter,
  type LucideIcon,
  Scale,
  ScrollText,
  Search,
  Settings,
  ShieldCheck,
  UserCheck,
  Users,
  Webhook,
} from 'lucide-react';
import type { May } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';

/** Sections of the settings, in order. */
export const SETTINGS_SECTIONS: readonly Section[] = [
  { to: '/settings/api', icon: KeyRound, words: messages.settings.api, scope: ['tokens:write', 'tokens:read'] },
  { to: '/settings/webhooks', icon: Webhook, words: messages.settings.webhooks, scope: 'webhooks:read' },
  { to: '/settings/scoring', icon: Scale, words: messages.settings.scoring, scope: 'search:read' },
  { to: '/settings/users', icon: Users, words: messages.people.title, scope: 'users:read' },
  { to: '/settings/rules', icon: ListFilter, words: messages.rules.title, scope: 'search:read' },
  { to: '/settings/cases', icon: BriefcaseBusiness, words: messages.cases.title, scope: 'cases:read' },
  { to: '/settings/good-guys', icon: UserCheck, words: messages.goodGuys.title, scope: 'records:read' },
  { to: '/settings/retention', icon: Archive, words: messages.settings.retention, scope: 'audit:read' },
  { to: '/settings/security', icon: ShieldCheck, words: messages.security.title },
];

type Page = {
  readonly to: '/' | '/inbox' | '/cases' | '/customers' | '/batches' | '/history' | '/lists' | '/audit' | '/settings';
  readonly icon: LucideIcon;
  readonly words: string;
  /** Required scope; none if absent. */
  readonly scope?: Scope;
};

/** Pages of the rail, the bottom bar and the palette, in order. */
export const PAGES: readonly Page[] = [
  { to: '/inbox', icon: Inbox, words: messages.nav.inbox, scope: 'decisions:write' },
  { to: '/cases', icon: BriefcaseBusiness, words: messages.cases.title, scope: 'cases:read' },
  { to: '/', icon: Search, words: messages.nav.search, scope: 'search:write' },
  { to: '/customers', icon: BookUser, words: messages.customers.title, scope: 'customers:read' },
  { to: '/batches', icon: FileSpreadsheet, words: messages.batches.title, scope: 'search:read' },
  { to: '/history', icon: History, words: messages.nav.history, scope: 'search:read' },
  { to: '/lists', icon: ListChecks, words: messages.nav.lists, scope: 'lists:read' },
  { to: '/audit', icon: ScrollText, words: messages.nav.audit, scope: 'audit:read' },
  { to: '/settings', icon: Settings, words: messages.nav.settings },
];

/** Whether the user may open a page that needs this scope, or one of these; true if absent. */
export function mayOpen(may: May, scope: Scope | readonly Scope[] | undefined): boolean {
  if (scope === undefined) return true;
  return typeof scope === 'string' ? may(scope) : scope.some(may);
}

type Section = {
  readonly to:
    | '/settings/api'
    | '/settings/webhooks'
    | '/settings/scoring'
    | '/settings/users'
    | '/settings/retention'
    | '/settings/cases'
    | '/settings/good-guys'
    | '/settings/rules'
    | '/settings/security';
  readonly icon: LucideIcon;
  readonly words: string;
  /** Required scope, or one of several; none if absent. */
  readonly scope?: Scope | readonly Scope[];
};
