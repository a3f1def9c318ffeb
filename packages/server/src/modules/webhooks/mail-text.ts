import { EVENT_SOURCES, type EventType, type WatchEvent, watchEventSchema } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { referenceOf } from '../../lib/ids/customer-id.ts';
import type { Webhook } from './store/webhook.ts';

export type MailText = { readonly subject: string; readonly text: string };

type Parts = Pick<App, 'keys' | 'publicUrl'>;

/** Description of each event type. */
const SAID: ReadonlyMap<string, string> = new Map(
  watchEventSchema.options.map((option) => [option.shape.type.value, option.meta()?.description ?? '']),
);

/** Pages of the interface by the target of an event; other targets have none. */
const PAGES: Readonly<Record<string, string>> = {
  customerId: '/customers/',
  caseId: '/cases/',
  run: '/customers/runs/',
  batch: '/batches/',
  list: '/lists/',
};

/** Mail about events: a line for each with its description, ids, codes and a link. Contains no names. */
export function mailText(
  parts: Parts,
  { id, withReferences }: Pick<Webhook, 'id' | 'withReferences'>,
  events: readonly WatchEvent[],
): MailText {
  const [first] = events;
  const subject = events.length === 1 && first !== undefined ? saidOf(first.type) : `${events.length} events`;
  const lines = events.map((event) => lineOf(parts, event, withReferences));
  return composed(parts, id, subject, lines);
}

/** Mail for a test. */
export const testMail = (parts: Parts, { id }: Pick<Webhook, 'id'>, timestamp: string): MailText =>
  composed(parts, id, 'A test', [`${timestamp} A test of webhook ${id}.`]);

/** Adds a footer that says where the mails can be turned off. */
function composed({ publicUrl }: Parts, id: string, subject: string, lines: readonly string[]): MailText {
  const page = publicUrl === null ? '' : `: ${new URL('/settings/webhooks', publicUrl).href}`;
  const end = `-- \nWebhook ${id} of Namesake. It can be turned off under Settings, Webhooks${page}`;
  return { subject: `Namesake: ${subject.replace(/\.$/, '')}`, text: `${[...lines, end].join('\n\n')}\n` };
}

const saidOf = (type: EventType): string => SAID.get(type) ?? type;

function lineOf({ keys, publicUrl }: Parts, event: WatchEvent, withReferences: boolean): string {
  const { id, at, type, ...data } = event;
  const reference = withReferences && 'customerId' in data ? referenceOf(keys.customers, data.customerId) : undefined;
  const facts = [
    ...Object.entries(data).map(
      ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ),
    ...(reference === undefined ? [] : [`reference: ${reference.replace(/\p{C}+/gu, ' ')}`]),
  ];
  return [`${at} ${saidOf(type)}`, `${facts.join(', ')}.`, ...linkOf(publicUrl, event)].join(' ');
}

function linkOf(publicUrl: URL | null, event: WatchEvent): readonly string[] {
  const { target } = EVENT_SOURCES[event.type];
  const [page, id] = [PAGES[target], Object.entries(event).find(([name]) => name === target)?.[1]];
  if (publicUrl === null || page === undefined || typeof id !== 'string') return [];
  return [new URL(page + encodeURIComponent(id), publicUrl).href];
}
