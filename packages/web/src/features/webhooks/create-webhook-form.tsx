import type { CreatedWebhook, EventType } from '@namesake/contract';
import { mailboxOf, webhookUrlOf } from '@namesake/contract/mailbox';
import { type FormEvent, useId, useState } from 'react';
import { webhookWords as words } from '#shared/messages/en/webhooks.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { useCreateWebhook } from './api.ts';
import { type MailChoice, MailOptions } from './mail-options.tsx';

const { eventNames } = words;
const isEvent = (type: string): type is EventType => Object.hasOwn(eventNames, type);
const EVENTS = Object.keys(eventNames).filter(isEvent);

/** Creates a webhook: address and events. */
export function CreateWebhookForm({ onCreated }: { readonly onCreated: (created: CreatedWebhook) => void }) {
  const titleId = useId();
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [events, setEvents] = useState<readonly EventType[]>([]);
  const [isTouched, setTouched] = useState(false);
  const [mail, setMail] = useState<MailChoice>({ digest: null, withReferences: false });
  const address = webhookUrlOf(url);
  const create = useCreateWebhook();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (events.length > 0)
      create.mutate({ url: address, description: description.trim(), events, ...mail }, { onSuccess: onCreated });
  };
  return (
    <form onSubmit={submit} aria-labelledby={titleId} className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h2 id={titleId} className="mb-4 text-lg font-semibold tracking-tight">
        {words.create}
      </h2>
      <div className="grid max-w-2xl gap-4">
        <Field label={words.url} hint={words.urlHint}>
          {(input) => (
            <input
              {...input}
              inputMode="url"
              required
              maxLength={1_000}
              autoComplete="off"
              placeholder={words.urlPlaceholder}
              value={url}
              onChange={(event) => setUrl(event.target.value)}
              className={`${INPUT_LOOK} font-mono`}
            />
          )}
        </Field>
        <Field label={words.description} optional>
          {(input) => (
            <input
              {...input}
              maxLength={200}
              autoComplete="off"
              value={description}
              onChange={(event) => setDescription(event.target.value)}
              className={INPUT_LOOK}
            />
          )}
        </Field>
        {mailboxOf(address) !== undefined && <MailOptions value={mail} onChange={setMail} />}
        <EventPicker
          value={events}
          isMissing={isTouched && events.length === 0}
          onChange={(chosen) => {
            setTouched(true);
            setEvents(chosen);
          }}
        />
      </div>
      {create.isError && (
        <div className="mt-4">
          <ErrorNotice error={create.error} />
        </div>
      )}
      <Button type="submit" look="primary" className="mt-5" disabled={create.isPending}>
        {create.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

type EventPickerProps = {
  readonly value: readonly EventType[];
  /** Whether a choice is missing, after the user had the chance to make one. */
  readonly isMissing: boolean;
  readonly onChange: (events: readonly EventType[]) => void;
};

/** Selects events, one checkbox each. */
function EventPicker({ value, isMissing, onChange }: EventPickerProps) {
  const toggle = (type: EventType, on: boolean) =>
    onChange(EVENTS.filter((other) => (other === type ? on : value.includes(other))));
  return (
    <fieldset>
      <legend className="text-sm font-medium text-soft">{words.events}</legend>
      <ul className="mt-1.5 divide-y divide-line rounded-lg border border-line">
        {EVENTS.map((type) => (
          <li key={type}>
            <label className="flex min-h-8 items-baseline gap-3 px-3 py-1.5 hover:bg-sunken">
              <input
                type="checkbox"
                className="size-4 shrink-0 translate-y-0.5"
                checked={value.includes(type)}
                onChange={(event) => toggle(type, event.target.checked)}
              />
              <span className="flex-1 text-sm">
                {eventNames[type]} <code className="font-mono text-xs text-faint">{type}</code>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {value.length === 0 && (
        <p className={`mt-1 text-xs ${isMissing ? 'font-semibold text-review' : 'text-faint'}`}>
          {words.eventsMissing}
        </p>
      )}
    </fieldset>
  );
}
