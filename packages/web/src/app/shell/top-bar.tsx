import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ListPill } from '#features/lists/list-pill.tsx';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Logo } from '#shared/ui/logo.tsx';
import { KeyHelp } from '../overlays/key-help.tsx';
import { Palette } from '../overlays/palette.tsx';
import { UserMenu } from './user-menu.tsx';

/** The palette, the state of the lists, and the account. */
function TopBar({ onPalette }: { readonly onPalette: () => void }) {
  return (
    <header data-frame className="sticky top-0 z-10 border-b border-line bg-surface">
      <div className="flex h-12 items-center gap-2 px-3 sm:px-6">
        <Link to="/" aria-label={messages.product} className="inline-flex min-h-8 items-center rounded sm:hidden">
          <Logo compact="narrow" />
        </Link>
        <button
          type="button"
          onClick={onPalette}
          aria-keyshortcuts="Control+K"
          className="inline-flex min-h-8 min-w-8 items-center gap-2 rounded-md border border-line bg-paper px-2 text-sm text-faint hover:border-edge hover:text-ink sm:w-64"
        >
          <Search aria-hidden size={15} className="shrink-0" />
          <span className="max-sm:sr-only">{messages.palette.open}</span>
          <kbd aria-hidden className="ms-auto font-sans text-xs max-sm:hidden">
            Ctrl K
          </kbd>
        </button>
        <div className="ms-auto flex min-w-0 items-center gap-1 sm:gap-2">
          <ListPill />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

/**
 * The top bar, and the overlays that its keys open. Both are in the first load: until an overlay is rendered, keys
 * meant for it would run commands of the page.
 */
export function Overlays() {
  const [open, setOpen] = useState<'palette' | 'keys'>();
  useKeys([
    { key: 'mod+k', words: messages.keys.palette, run: () => setOpen('palette') },
    { key: '?', words: messages.keys.help, run: () => setOpen('keys') },
  ]);
  const close = () => setOpen(undefined);
  return (
    <>
      <TopBar onPalette={() => setOpen('palette')} />
      {open === 'palette' && <Palette onClose={close} onKeys={() => setOpen('keys')} />}
      {open === 'keys' && <KeyHelp onClose={close} />}
    </>
  );
}
