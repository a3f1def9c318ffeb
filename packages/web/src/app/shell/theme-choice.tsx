import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { readTheme, setTheme, THEMES, type Theme } from '#shared/theme/theme.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
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
