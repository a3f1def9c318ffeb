import type { Handlers } from '../../context/handler.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  replayDelivery,
  replayFailed,
  rotateSecret,
  testWebhook,
} from './change.ts';
import { getWebhook, listDeliveries, listWebhooks } from './view.ts';

/** Handlers for webhooks and their delivery logs. */
export const webhookHandlers = {
  listWebhooks: ({ call }) => listWebhooks(call),
  createWebhook: ({ call, body }) => createWebhook(call, body),
  getWebhook: ({ call, params }) => getWebhook(call, params.id),
  changeWebhook: ({ call, params, body }) => changeWebhook(call, params.id, body),
  deleteWebhook: ({ call, params }) => deleteWebhook(call, params.id),
  rotateWebhookSecret: ({ call, params, body }) => rotateSecret(call, params.id, body),
  testWebhook: ({ call, params }) => testWebhook(call, params.id),
  listDeliveries: ({ call, params, query }) => listDeliveries(call, params.id, query),
  replayDelivery: ({ call, params }) => replayDelivery(call, params.id, params.delivery),
  replayFailedDeliveries: ({ call, params }) => replayFailed(call, params.id),
} satisfies Partial<Handlers>;
