import type { Handlers } from '../context/handler.ts';
import {
  factorHandlers,
  sessionHandlers,
  singleSignOnHandlers,
  tokenHandlers,
  userHandlers,
} from '../modules/access/handlers.ts';
import { auditHandlers } from '../modules/audit/handlers.ts';
import { batchHandlers } from '../modules/batches/handlers.ts';
import { caseHandlers } from '../modules/cases/handlers.ts';
import { yenteHandlers } from '../modules/compat/yente/handlers.ts';
import { customerHandlers } from '../modules/customers/handlers.ts';
import { decisionHandlers } from '../modules/decisions/handlers.ts';
import { goodGuyHandlers } from '../modules/good-guys/handlers.ts';
import { historyHandlers } from '../modules/history/handlers.ts';
import { listHandlers } from '../modules/lists/handlers.ts';
import { lookbackHandlers } from '../modules/lookbacks/handlers.ts';
import { serviceHandlers } from '../modules/monitoring/handlers.ts';
import { partyHandlers } from '../modules/parties/handlers.ts';
import { policyHandlers } from '../modules/policies/handlers.ts';
import { receiptHandlers } from '../modules/receipts/handlers.ts';
import { replayHandlers } from '../modules/replay/handlers.ts';
import { retentionHandlers } from '../modules/retention/handlers.ts';
import { ruleHandlers } from '../modules/rules/handlers.ts';
import { searchHandlers } from '../modules/search/handlers.ts';
import { simulationHandlers } from '../modules/simulations/handlers.ts';
import { watchHandlers } from '../modules/watch/handlers.ts';
import { webhookHandlers } from '../modules/webhooks/handlers.ts';

/** Handlers of all endpoints of the contract. */
export const HANDLERS: Handlers = {
  ...factorHandlers,
  ...sessionHandlers,
  ...singleSignOnHandlers,
  ...tokenHandlers,
  ...userHandlers,
  ...auditHandlers,
  ...batchHandlers,
  ...caseHandlers,
  ...customerHandlers,
  ...decisionHandlers,
  ...goodGuyHandlers,
  ...partyHandlers,
  ...listHandlers,
  ...lookbackHandlers,
  ...serviceHandlers,
  ...searchHandlers,
  ...policyHandlers,
  ...ruleHandlers,
  ...simulationHandlers,
  ...receiptHandlers,
  ...retentionHandlers,
  ...historyHandlers,
  ...replayHandlers,
  ...watchHandlers,
  ...webhookHandlers,
  ...yenteHandlers,
};
