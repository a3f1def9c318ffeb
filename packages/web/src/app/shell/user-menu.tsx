import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleUserRound, LogOut, Monitor, Moon, ShieldCheck, Sun } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLogOut } from '#features/account/api.ts';
import { sessionQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { readTheme, setTheme, THEMES, type Theme } from '#shared/ui/theme.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** The user, the theme, and log-out. */
export function UserMenu() {
  const username = useQuery(sessionQuery).data?.user.username ?? '';
  const logOut = useLogOut();
  const id = useId();
  const popoverRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={messages.nav.userMenu(username)}
        className="inline-flex min-h-8 max-w-44 items-center gap-1.5 rounded-md px-2 text-sm text-soft hover:bg-sunken hover:text-ink"
      >
        <CircleUserRound aria-hidden size={18} className="shrink-0" />
        <span className="hidden truncate md:inline">{username}</span>
      </button>
      <div
        ref={popoverRef}
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="inset-auto end-3 top-13 w-56 rounded-xl border border-line bg-surface p-2 text-sm text-ink shadow-lg sm:end-6"
      >
        <p className="px-2 py-1 text-faint">
          {messages.nav.signedInAs} <span className="block truncate font-medium text-ink">{username}</span>
        </p>
        <ThemeChoice />
        <Link
          to="/settings/security"
          onClick={() => popoverRef.current?.hidePopover()}
          className="mt-1 flex min-h-9 w-full items-center gap-2 rounded-md px-2 hover:bg-sunken"
        >
          <ShieldCheck aria-hidden size={16} />
          {messages.security.title}
        </Link>
        <button
          type="button"
          onClick={() => logOut.mutate()}
          className="mt-1 flex min-h-9 w-full items-center gap-2 rounded-md border-t border-line px-2 hover:bg-sunken"
        >
          <LogOut aria-hidden size={16} />
          {messages.nav.logOut}
        </button>
      </div>
    </div>
  );
}

/** Light, dark, or the device's setting. */
function ThemeChoice() {
  const [theme, setShown] = useState(readTheme);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    setShown(chosen);
  };
  return (
    <fieldset className="border-t border-line py-1">
      <legend className="sr-only">{messages.theme.label}</legend>
      {THEMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <label
            key={name}
            className="flex min-h-9 items-center gap-2 rounded-md px-2 hover:bg-sunken has-checked:font-semibold"
          >
            <Icon aria-hidden size={16} />
            <span className="flex-1">{messages.theme[name]}</span>
            <input
              type="radio"
              name="theme"
              className="size-4"
              checked={theme === name}
              onChange={() => choose(name)}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
