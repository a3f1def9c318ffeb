import { ACCESS_ENDPOINTS } from './access-endpoints.ts';
import { AUDIT_ENDPOINTS } from './audit-endpoints.ts';
import { BATCH_ENDPOINTS } from './batch-endpoints.ts';
import { CASE_ENDPOINTS } from './case-endpoints.ts';
import { CUSTOMER_ENDPOINTS } from './customer-endpoints.ts';
import { DECISION_ENDPOINTS } from './decision-endpoints.ts';
import { FACTOR_ENDPOINTS } from './factor-endpoints.ts';
import { GOOD_GUY_ENDPOINTS } from './good-guy-endpoints.ts';
import { HISTORY_ENDPOINTS } from './history-endpoints.ts';
import { LIST_ENDPOINTS } from './list-endpoints.ts';
import { LOOKBACK_ENDPOINTS } from './lookback-endpoints.ts';
import { MAPPING_ENDPOINTS } from './mapping-endpoints.ts';
import { PASSKEY_ENDPOINTS } from './passkey-endpoints.ts';
import { POLICY_ENDPOINTS } from './policy-endpoints.ts';
import { PROOF_ENDPOINTS } from './proof-endpoints.ts';
import { RECORD_ENDPOINTS } from './record-endpoints.ts';
import { REPLAY_ENDPOINTS } from './replay-endpoints.ts';
import { RETENTION_ENDPOINTS } from './retention-endpoints.ts';
import { RULE_ENDPOINTS } from './rule-endpoints.ts';
import { SEARCH_ENDPOINTS } from './search-endpoints.ts';
import { SERVICE_ENDPOINTS } from './service-endpoints.ts';
import { SESSION_ENDPOINTS } from './session-endpoints.ts';
import { SINGLE_SIGN_ON_ENDPOINTS } from './single-sign-on-endpoints.ts';
import { TOKEN_ENDPOINTS } from './token-endpoints.ts';
import { WATCH_ENDPOINTS } from './watch-endpoints.ts';
import { WEBHOOK_ENDPOINTS } from './webhook-endpoints.ts';
import { YENTE_ENDPOINTS } from './yente-endpoints.ts';

/** Base path of the versioned API. */
export const API_BASE = '/api/v1';

/** Every endpoint by id. Routes, validation and OpenAPI are generated from this table. */
export const ENDPOINTS = {
  ...SEARCH_ENDPOINTS,
  ...BATCH_ENDPOINTS,
  ...MAPPING_ENDPOINTS,
  ...LOOKBACK_ENDPOINTS,
  ...CASE_ENDPOINTS,
  ...CUSTOMER_ENDPOINTS,
  ...WATCH_ENDPOINTS,
  ...WEBHOOK_ENDPOINTS,
  ...RECORD_ENDPOINTS,
  ...DECISION_ENDPOINTS,
  ...GOOD_GUY_ENDPOINTS,
  ...LIST_ENDPOINTS,
  ...POLICY_ENDPOINTS,
  ...RULE_ENDPOINTS,
  ...PROOF_ENDPOINTS,
  ...HISTORY_ENDPOINTS,
  ...REPLAY_ENDPOINTS,
  ...AUDIT_ENDPOINTS,
  ...TOKEN_ENDPOINTS,
  ...SESSION_ENDPOINTS,
  ...SINGLE_SIGN_ON_ENDPOINTS,
  ...ACCESS_ENDPOINTS,
  ...RETENTION_ENDPOINTS,
  ...FACTOR_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...YENTE_ENDPOINTS,
  ...SERVICE_ENDPOINTS,
};

/** Id of an endpoint. */
export type EndpointId = keyof typeof ENDPOINTS;

/** In the order of the table. */
export const ENDPOINT_IDS = Object.keys(ENDPOINTS) as readonly EndpointId[];
