import { expect, it } from 'vitest';
import { mayBeIn } from './last-run.tsx';

const [BEFORE, START, AFTER] = ['2026-03-01T11:00:00Z', '2026-03-01T12:00:00Z', '2026-03-01T13:00:00Z'] as const;
const RUN = { root: 'sha256:9f86', startedAt: START };
const CUSTOMER = { addedAt: BEFORE, watch: 'on', watchSince: BEFORE } as const;

it.each([
  ['a customer who was watched all the time', RUN, CUSTOMER, true],
  ['one whose watch ended after the run began', RUN, { ...CUSTOMER, watch: 'ended', watchSince: AFTER } as const, true],
  ['one whose watch was stopped before', RUN, { ...CUSTOMER, watch: 'off' } as const, false],
  ['one who was added later', RUN, { ...CUSTOMER, addedAt: AFTER, watchSince: AFTER }, false],
  ['anybody, if it was superseded', { ...RUN, root: null }, CUSTOMER, false],
])('a page requests the proof of a run only where it may have screened the customer: %s', (_, run, customer, isAsked) =>
  expect(mayBeIn(run, customer)).toBe(isAsked),
);
