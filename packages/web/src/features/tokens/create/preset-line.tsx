import { DEFAULT_SCOPES, type Scope } from '@namesake/contract/scopes';
import { messages } from '#shared/messages/messages.ts';

const { apiSettings: words } = messages;

/** What the chosen scopes are called. */
export function PresetLine({ scopes }: { readonly scopes: readonly Scope[] }) {
  const isPreset = scopes.length === DEFAULT_SCOPES.length && DEFAULT_SCOPES.every((scope) => scopes.includes(scope));
  return (
    <p className="text-sm text-soft sm:col-span-2">
      {words.preset}: <strong className="text-ink">{isPreset ? words.screening : words.custom}</strong>.{' '}
      {isPreset ? words.screeningText : words.customText}
    </p>
  );
}
