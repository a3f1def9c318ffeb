import { Link, Outlet } from '@tanstack/react-router';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { mayOpen, SETTINGS_SECTIONS } from './pages.ts';

/** Settings: navigation next to the open section. */
export function SettingsLayout() {
  const may = useMay();
  const sections = SETTINGS_SECTIONS.filter(({ scope }) => mayOpen(may, scope));
  return (
    <div className="page grid content-start grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label={messages.settings.title}>
        <p className="label-caps mb-1.5 hidden lg:block">{messages.settings.title}</p>
        <ul className="flex flex-wrap gap-1 lg:flex-col">
          {sections.map(({ to, icon: Icon, words }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-8 items-center gap-2 rounded-md px-2.5 text-sm font-medium text-soft hover:bg-sunken aria-[current=page]:bg-accent-wash aria-[current=page]:text-ink"
              >
                <Icon aria-hidden size={16} />
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
