import type { DeliveryState, EventType, MailDigest, WebhookState } from '@namesake/contract';

/** An address that gets events. Times are Unix milliseconds. */
export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly events: readonly EventType[];
  readonly description: string;
  readonly state: WebhookState;
  /** Sealed; see `seal`. */
  readonly secret: Buffer;
  /** The secret before it, which signs, too, until a time. */
  readonly previous: { readonly secret: Buffer; readonly until: number } | null;
  /** Entry of the ledger up to which its events were taken up. */
  readonly takenTo: number;
  /** Of mail: when the one of a day goes; null where events are sent at once. */
  readonly digest: MailDigest | null;
  /** Of mail: whether references of customers are in it. */
  readonly withReferences: boolean;
  readonly createdAt: number;
  readonly createdBy: string;
};

/** What was tried of a delivery. */
export type DeliveryTry = {
  readonly at: number;
  readonly status: number | null;
  readonly problem: string | null;
  readonly durationMs: number;
};

/** An event of the ledger that a webhook gets. */
export type Delivery = {
  /** `webhook-id` of its requests: the same for each try. */
  readonly id: string;
  readonly webhook: string;
  readonly entry: number;
  readonly type: EventType;
  /** What it is about: of the same, later events wait for earlier ones. */
  readonly subject: string;
  readonly state: DeliveryState;
  /** Since it was taken up, or was replayed. */
  readonly tries: number;
  readonly firstTryAt: number | null;
  readonly dueAt: number;
  readonly createdAt: number;
  readonly endedAt: number | null;
  /** The last ones, the oldest first. */
  readonly log: readonly DeliveryTry[];
};
