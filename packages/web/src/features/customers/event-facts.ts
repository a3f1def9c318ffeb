import type { WatchEvent } from '@namesake/contract';
import { BellRing, Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { STATUS_LOOKS } from '#shared/customers/status-mark.tsx';
import { messages } from '#shared/messages/messages.ts';

const { customers, watch: words } = messages;

/** Content of a row in the timeline. */
export type EventFacts = {
  readonly icon: LucideIcon;
  readonly ink: string;
  readonly text: string;
  /** Recorded screenings behind it. */
  readonly searches: readonly string[];
};

/** An event of a customer. */
export type CustomerEvent = Extract<WatchEvent, { readonly type: `customer.${string}` }>;

export const isOfCustomer = (event: WatchEvent): event is CustomerEvent => event.type.startsWith('customer.');

/** Describes an event of a customer. */
export function eventFacts(event: CustomerEvent): EventFacts {
  switch (event.type) {
    case 'customer.status_changed': {
      const { icon, ink } = STATUS_LOOKS[event.to];
      const text = words.timeline.became(customers.statuses[event.to], customers.statuses[event.from]);
      return { icon, ink, text, searches: event.searches };
    }
    case 'customer.alerted': {
      const text = words.timeline.alerted(event.news.map((one) => words.news[one]).join(', '));
      return { icon: BellRing, ink: 'text-review', text, searches: event.searches };
    }
    case 'customer.watch_changed': {
      const isOn = event.watch === 'on';
      const text = customers.watches[event.watch];
      return { icon: isOn ? Eye : EyeOff, ink: isOn ? 'text-soft' : 'text-review', text, searches: [] };
    }
  }
}
