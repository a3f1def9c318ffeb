import { Link } from '@tanstack/react-router';
import { useLastScreening } from '#features/search/window.ts';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Logo } from '#shared/ui/logo.tsx';
import { PAGES } from '../pages/pages.ts';

const ITEM =
  'flex items-center rounded-md font-medium text-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-wash ' +
  'aria-[current=page]:text-accent-strong max-sm:min-h-12 max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 ' +
  'max-sm:text-xs sm:min-h-10 sm:justify-center sm:text-sm xl:min-h-9 xl:justify-start xl:gap-2.5 xl:px-2.5';

/** Navigation: words and icons on the left, only icons with less room, a bar at the bottom on a phone. */
export function Rail() {
  const last = useLastScreening();
  const may = useMay();
  const pages = PAGES.filter(({ scope }) => scope === undefined || may(scope));
  return (
    <nav
      aria-label={messages.nav.label}
      data-frame
      className="z-20 flex border-line bg-surface max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:border-t sm:sticky sm:top-0 sm:h-dvh sm:w-14 sm:flex-col sm:border-e xl:w-48"
    >
      <Link
        to="/"
        aria-label={messages.product}
        activeProps={{ 'aria-current': undefined }}
        className="flex h-12 shrink-0 items-center rounded-md px-4 max-sm:hidden max-xl:justify-center max-xl:px-0"
      >
        <Logo compact="rail" />
      </Link>
      <ul className="flex gap-1 max-sm:flex-1 max-sm:px-2 sm:flex-col sm:p-2">
        {pages.map(({ to, icon: Icon, words }) => (
          <li key={to} className="max-sm:flex-1">
            <Link
              to={to}
              search={to === '/' ? last : {}}
              activeOptions={{ exact: to === '/', includeSearch: false }}
              title={words}
              className={ITEM}
            >
              <Icon aria-hidden size={18} className="shrink-0" />
              <span className="max-[34rem]:sr-only sm:max-xl:sr-only">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
