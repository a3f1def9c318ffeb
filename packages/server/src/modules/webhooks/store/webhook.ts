import type { DeliveryState, EventType, MailDigest, WebhookState } from '@namesake/contract';

/** An address that receives events. Times are Unix milliseconds. */
export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly events: readonly EventType[];
  readonly description: string;
  readonly state: WebhookState;
  /** Sealed; see `seal`. */
  readonly secret: Buffer;
  /** The previous secret, which also signs until a given time. */
  readonly previous: { readonly secret: Buffer; readonly until: number } | null;
  /** Ledger entry up to which its events were taken up. */
  readonly takenTo: number;
  /** For mail: time of the daily mail; null if events are sent at once. */
  readonly digest: MailDigest | null;
  /** For mail: whether it contains references of customers. */
  readonly withReferences: boolean;
  readonly createdAt: number;
  readonly createdBy: string;
};

/** One attempt at a delivery. */
export type DeliveryTry = {
  readonly at: number;
  readonly status: number | null;
  readonly problem: string | null;
  readonly durationMs: number;
};

/** An event of the ledger to be sent to a webhook. */
export type Delivery = {
  /** `webhook-id` of its requests, the same for each attempt. */
  readonly id: string;
  readonly webhook: string;
  readonly entry: number;
  readonly type: EventType;
  /** Subject of the event. Later events of a subject wait for earlier ones. */
  readonly subject: string;
  readonly state: DeliveryState;
  /** Attempts since it was taken up or replayed. */
  readonly tries: number;
  readonly firstTryAt: number | null;
  readonly dueAt: number;
  readonly createdAt: number;
  readonly endedAt: number | null;
  /** Last attempts, oldest first. */
  readonly log: readonly DeliveryTry[];
};
