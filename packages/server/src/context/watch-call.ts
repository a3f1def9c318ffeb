import type { App, Call } from './app.ts';
import { watchPrincipal } from './prove-principal.ts';

/**
 * Call with which the service screens customers and updates cases in its own name, also on behalf of a reader: nobody
 * who only reads appears in the audit log as the author of a change.
 */
export const watchCall = (app: App, requestId: string, signal: AbortSignal): Call => ({
  app,
  principal: watchPrincipal({ kind: 'batch', createdBy: 'service', scopes: ['search:write'] }),
  requestId,
  gone: () => signal,
});
