import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { INPUT_LOOK } from './field.tsx';

/** A password input that can reveal its value; password managers recognise it by `autoComplete`. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input {...props} type={shown ? 'text' : 'password'} spellCheck={false} className={`${INPUT_LOOK} pe-11`} />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-label={shown ? messages.login.hidePassword : messages.login.showPassword}
        className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-e-md text-soft hover:text-ink"
      >
        <Icon aria-hidden size={18} />
      </button>
    </div>
  );
}
