import { Monitor, Moon, Sun } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { isTheme, readTheme, setTheme, THEMES } from '#shared/theme/theme.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark, or as the device has it. */
export function ThemeItems() {
  const [theme, setShown] = useState(readTheme);
  const choose = (value: string) => {
    if (!isTheme(value)) return;
    setTheme(value);
    setShown(value);
  };
  return (
    <DropdownMenu.RadioGroup value={theme} onValueChange={choose} aria-label={messages.theme.label}>
      <DropdownMenu.Label className="label-caps px-2.5 py-1">{messages.theme.label}</DropdownMenu.Label>
      {THEMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <DropdownMenu.RadioItem
            key={name}
            value={name}
            onSelect={(event) => event.preventDefault()}
            className="flex min-h-8 cursor-pointer items-center gap-2 rounded px-2.5 outline-none data-highlighted:bg-sunken data-[state=checked]:font-semibold"
          >
            <Icon aria-hidden size={16} />
            <span className="flex-1">{messages.theme[name]}</span>
            <DropdownMenu.ItemIndicator className="size-2 rounded-full bg-accent" />
          </DropdownMenu.RadioItem>
        );
      })}
    </DropdownMenu.RadioGroup>
  );
}
