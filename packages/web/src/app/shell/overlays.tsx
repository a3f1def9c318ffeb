import { lazy, Suspense, useState } from 'react';
import { useKeys } from '#shared/keys/use-keys.ts';
import { messages } from '#shared/messages/messages.ts';
import { TopBar } from './top-bar.tsx';

const Palette = lazy(() => import('../palette/palette.tsx').then(({ Palette: component }) => ({ default: component })));
const KeyHelp = lazy(() => import('../keys/key-help.tsx').then(({ KeyHelp: component }) => ({ default: component })));

/** The top bar, and what its keys open over the page. Either is loaded when it is first asked for. */
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
      <Suspense fallback={null}>
        {open === 'palette' && <Palette onClose={close} onKeys={() => setOpen('keys')} />}
        {open === 'keys' && <KeyHelp onClose={close} />}
      </Suspense>
    </>
  );
}
