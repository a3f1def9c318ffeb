import type { Scope } from '@namesake/contract/scopes';
import { Archive, KeyRound, type LucideIcon, Scale, ShieldCheck, UserCheck, Users } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';

type Section = {
  readonly to:
    | '/settings/api'
    | '/settings/scoring'
    | '/settings/users'
    | '/settings/retention'
    | '/settings/good-guys'
    | '/settings/security';
  readonly icon: LucideIcon;
  readonly words: string;
  /** Shown to whom has it, or one of these; to everybody where absent. */
  readonly scope?: Scope | readonly Scope[];
};

/** The sections of the settings, in their order. */
export const SETTINGS_SECTIONS: readonly Section[] = [
  { to: '/settings/api', icon: KeyRound, words: messages.settings.api, scope: ['tokens:write', 'tokens:read'] },
  { to: '/settings/scoring', icon: Scale, words: messages.settings.scoring, scope: 'search:read' },
  { to: '/settings/users', icon: Users, words: messages.people.title, scope: 'users:read' },
  { to: '/settings/good-guys', icon: UserCheck, words: messages.goodGuys.title, scope: 'records:read' },
  { to: '/settings/retention', icon: Archive, words: messages.retention.title, scope: 'audit:read' },
  { to: '/settings/security', icon: ShieldCheck, words: messages.security.title },
];
