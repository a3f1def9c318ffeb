export type { Answer, RowAnswer } from './answer.ts';
export type * from './api-types.ts';
export type { Batches, BatchProgress, BatchRow, ScreenOptions } from './batches.ts';
export { type FieldError, NamesakeError } from './error.ts';
export { type EventsOptions, Namesake } from './namesake.ts';
export type { CallOptions, ClientOptions } from './transport.ts';
export { verifyWebhook, type WebhookEvent, type WebhookHeaders } from './webhook.ts';
