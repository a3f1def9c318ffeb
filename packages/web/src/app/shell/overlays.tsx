import { useState } from 'react';
import { useKeys } from '#shared/keys/use-keys.ts';
import { messages } from '#shared/messages/messages.ts';
import { KeyHelp } from '../keys/key-help.tsx';
import { Palette } from '../palette/palette.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * The top bar, and what its keys open over the page. Both are part of the first load: until an overlay is there, what
 * is typed for it would run commands of the page below.
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
