import { messages } from '#shared/messages/messages.ts';
import { missingCharacters, passwordStrength } from './password-strength.ts';

const STEPS = { missing: 1, repetitive: 2, good: 3, strong: 4 } as const;
const LOOKS = { missing: 'bg-faint', repetitive: 'bg-review', good: 'bg-good', strong: 'bg-good' } as const;

/** How good a new password is, in words and in four bars. */
export function PasswordMeter({ password }: { readonly password: string }) {
  const strength = passwordStrength(password);
  const words =
    strength === 'missing'
      ? messages.setup.strength.missing(missingCharacters(password))
      : messages.setup.strength[strength];
  return (
    <div className="mt-2">
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            data-bar
            className={`h-1 rounded-full ${password !== '' && step <= STEPS[strength] ? LOOKS[strength] : 'bg-line'}`}
          />
        ))}
      </div>
      <p role="status" aria-label={messages.setup.strengthLabel} className="mt-1 min-h-4 text-xs text-soft">
        {password === '' ? '' : words}
      </p>
    </div>
  );
}
