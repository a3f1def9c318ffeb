import type { IncomingHttpHeaders } from 'node:http';
import { type Attributes, context, propagation, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { ApiError } from './errors/api-error.ts';

const TRACER = 'namesake';

/**
 * Runs work in an OpenTelemetry span; a no-op without an SDK. Attributes are ids, codes and numbers: never names, texts
 * or error messages.
 */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return trace.getTracer(TRACER).startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Records a span of past work. Times are milliseconds of `performance.now()`. */
export function pastSpan(name: string, fromMs: number, untilMs: number, error?: unknown): void {
  const span = trace.getTracer(TRACER).startSpan(name, { startTime: epoch(fromMs) }, context.active());
  if (error !== undefined) fail(span, error);
  span.end(epoch(untilMs));
}

function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof ApiError ? error.code : 'internal_error');
}

const epoch = (ms: number): number => performance.timeOrigin + ms;

/**
 * Runs work under the trace in the caller's headers, as the operator's SDK reads them; under the span of its HTTP
 * instrumentation if there is one.
 */
export function withCaller<Result>(headers: IncomingHttpHeaders, work: () => Result): Result {
  const active = context.active();
  if (trace.getSpan(active) !== undefined) return work();
  return context.with(propagation.extract(active, headers), work);
}
