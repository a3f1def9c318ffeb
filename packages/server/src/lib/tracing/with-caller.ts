import type { IncomingHttpHeaders } from 'node:http';
import { context, propagation, trace } from '@opentelemetry/api';

/**
 * Runs work under the trace that the caller's headers name, as the operator's SDK reads them; under the span of its
 * HTTP instrumentation where there is one.
 */
export function withCaller<Result>(headers: IncomingHttpHeaders, work: () => Result): Result {
  const active = context.active();
  if (trace.getSpan(active) !== undefined) return work();
  return context.with(propagation.extract(active, headers), work);
}
