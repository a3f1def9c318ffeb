import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

const exporter = new InMemorySpanExporter();
let service: TestService;
beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
  service = await startService();
});
beforeEach(() => exporter.reset());
afterAll(async () => {
  await service.close();
  trace.disable();
  context.disable();
  propagation.disable();
});

const search = async (searchText: string) =>
  service.post('/api/v1/search', { searchText }, await service.token(), { traceparent: `00-${TRACE}-${CALLER}-01` });

it('shows a search as a tree of spans under the trace of its caller', async () => {
  expect((await search('Orsolya Tolbrecht')).status).toBe(200);
  const spans = exporter.getFinishedSpans();
  const root = spans.find(({ name }) => name === 'namesake.search');
  expect([root?.spanContext().traceId, root?.parentSpanContext?.spanId]).toEqual([TRACE, CALLER]);
  const children = spans.filter((span) => span.parentSpanContext?.spanId === root?.spanContext().spanId);
  expect(children.map(({ name }) => name)).toEqual(['namesake.queue', 'namesake.engine', 'namesake.record']);
  expect(spans.every((span) => span.spanContext().traceId === TRACE)).toBe(true);
});

it('says of a refused search only its request id and its code', async () => {
  const refused = await search('   ...   ');
  expect(refused.status).toBe(422);
  const [root, ...others] = exporter.getFinishedSpans().filter(({ name }) => name === 'namesake.search');
  expect(others).toEqual([]);
  expect(root?.attributes).toEqual({
    'namesake.request_id': refused.headers.get('x-request-id'),
    'error.type': 'unscreenable_text',
  });
  expect([root?.status, root?.events]).toEqual([{ code: SpanStatusCode.ERROR }, []]);
});

it('puts no name, text or token into a span', async () => {
  const token = await service.token({ name: 'payments of a test' });
  await service.post('/api/v1/search', { searchText: 'Orsolya Quelmar', externalRef: 'Quelmar-9' }, token);
  const exported = exporter
    .getFinishedSpans()
    .map(({ name, attributes, events, status }) => ({ name, attributes, events, status }));
  expect(exported.length).toBeGreaterThan(2);
  expect(JSON.stringify(exported)).not.toMatch(/quelmar|orsolya|dalvor|nsk_/i);
});
