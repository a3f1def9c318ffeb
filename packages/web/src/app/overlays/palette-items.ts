import type { Scope } from '@namesake/contract/scopes';
import type { useNavigate } from '@tanstack/react-router';
import { type RecentScreening, wantScreening } from '#features/search/window.ts';
import type { May } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { setTheme, THEMES } from '#shared/ui/theme.ts';
import { mayOpen, PAGES, SETTINGS_SECTIONS } from '../pages/pages.ts';

export type PaletteItem = {
  readonly id: string;
  readonly group: 'pages' | 'actions' | 'recent' | 'screen';
  readonly words: string;
  readonly run: () => void;
};

type Tools = {
  readonly navigate: ReturnType<typeof useNavigate>;
  readonly may: May;
  readonly recent: readonly RecentScreening[];
  readonly logOut: () => void;
  readonly showKeys: () => void;
};

const { palette: words } = messages;

/** Sections whose names need context outside the settings. */
const LONGER: Readonly<Record<string, string>> = {
  '/settings/scoring': words.scoring,
  '/settings/cases': words.caseSettings,
};

/**
 * Whether every typed word is the beginning of a word in the item: a few letters suffice, and unrelated pages do not
 * match.
 */
const fits = (text: string, typed: string): boolean => {
  const parts = text.toLowerCase().split(/\s+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((start) => parts.some((part) => part.startsWith(start)));
};

/** Palette items for a text: matching pages, recent screenings and actions, then screening the text. */
export function paletteItems(typed: string, tools: Tools): readonly PaletteItem[] {
  const { navigate, recent, may } = tools;
  const shown = ({ scope }: { readonly scope?: Scope | readonly Scope[] }) => mayOpen(may, scope);
  const text = typed.trim();
  const go = (to: (typeof PAGES)[number]['to'] | (typeof SETTINGS_SECTIONS)[number]['to'] | '/effects') => () =>
    void navigate({ to });
  // The settings page itself leads to the first section.
  const [, ...sections] = SETTINGS_SECTIONS.filter(shown);
  const pages: PaletteItem[] = [
    ...PAGES.filter(shown).map(({ to, words: page }) => ({ id: `page ${to}`, words: page, run: go(to) })),
    ...sections.map(({ to, words: page }) => ({
      id: `page ${to}`,
      words: LONGER[to] ?? page,
      run: go(to),
    })),
    ...(may('lists:read') ? [{ id: 'page effects', words: messages.effectChoice.title, run: go('/effects') }] : []),
  ].map((item) => ({ ...item, group: 'pages' }));
  const actions: PaletteItem[] = [
    { id: 'keys', words: messages.keys.title, run: tools.showKeys },
    ...THEMES.map((theme) => ({ id: theme, words: words.theme(messages.theme[theme]), run: () => setTheme(theme) })),
    { id: 'log-out', words: messages.nav.logOut, run: tools.logOut },
  ].map((item) => ({ ...item, group: 'actions' }));
  const before: PaletteItem[] = recent.map(({ searchId, text: screened }) => ({
    id: searchId,
    group: 'recent',
    words: screened,
    run: () => void navigate({ to: '/', search: { id: searchId } }),
  }));
  const screen: PaletteItem = {
    id: 'screen',
    group: 'screen',
    words: words.screen(text),
    run: () => void navigate({ to: '/' }).then(() => wantScreening(text)),
  };
  const screened = may('search:write') ? [screen] : [];
  if (text === '') return [...pages, ...before, ...actions];
  const found = [...pages, ...before, ...actions].filter((item) => fits(item.words, text));
  return [...found, ...screened];
}
