import type { MailDigest } from '@namesake/contract';
import { webhookWords as words } from '#shared/messages/en/webhooks.ts';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';

export type MailChoice = { readonly digest: MailDigest | null; readonly withReferences: boolean };

type MailOptionsProps = { readonly value: MailChoice; readonly onChange: (value: MailChoice) => void };

/** Options for a mail address: when mails are sent, and whether they contain references. */
export function MailOptions({ value, onChange }: MailOptionsProps) {
  const { digest } = value;
  return (
    <>
      <Field label={words.digest}>
        {(input) => (
          <select
            {...input}
            value={digest === null ? 'once' : 'daily'}
            onChange={({ target }) => onChange({ ...value, digest: target.value === 'daily' ? morning() : null })}
            className={INPUT_LOOK}
          >
            <option value="once">{words.atOnce}</option>
            <option value="daily">{words.onceADay}</option>
          </select>
        )}
      </Field>
      {digest !== null && <DigestTime value={digest} onChange={(changed) => onChange({ ...value, digest: changed })} />}
      <label className="flex items-baseline gap-3 text-sm">
        <input
          type="checkbox"
          className="size-4 shrink-0 translate-y-0.5"
          checked={value.withReferences}
          onChange={({ target }) => onChange({ ...value, withReferences: target.checked })}
        />
        {words.withReferences}
      </label>
    </>
  );
}

const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const morning = (): MailDigest => ({ at: '08:00', timeZone: localZone() });

type DigestTimeProps = { readonly value: MailDigest; readonly onChange: (value: MailDigest) => void };

function DigestTime({ value, onChange }: DigestTimeProps) {
  const zones = [...new Set([value.timeZone, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.time}>
        {(input) => (
          <input
            {...input}
            type="time"
            required
            value={value.at}
            onChange={({ target }) => onChange({ ...value, at: target.value })}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <Field label={words.timeZone}>
        {(input) => (
          <select
            {...input}
            value={value.timeZone}
            onChange={({ target }) => onChange({ ...value, timeZone: target.value })}
            className={INPUT_LOOK}
          >
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
