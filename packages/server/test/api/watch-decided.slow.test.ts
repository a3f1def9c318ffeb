import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameOf } from '../support/un-list-of.ts';
import { fromScratch, knownOf } from '../support/watch-world/from-scratch.ts';
import { listed, WatchWorld } from '../support/watch-world/watch-world.ts';

let world: WatchWorld;
beforeEach(async () => {
  world = await WatchWorld.make();
  await world.post('/customers', { customers: [{ externalRef: 'customer-9', searchText: 'Orlan Vestrakov' }] });
  await world.publishHouse([vestrakov({}), listed(61)]);
  await world.settled();
});
afterEach(() => world.close());

const vestrakov = (more: object): object => ({
  id: 'h-9',
  schema: 'Person',
  properties: { name: ['Orlan Vestrakov'], ...more },
});
const known = async () => {
  const customer = await world.customer('customer-9');
  if (customer === undefined) throw new Error('The customer is gone.');
  return { customer, status: customer.status };
};
async function decide(): Promise<void> {
  const { customer } = await known();
  const body = { listings: ['house:h-9'], verdict: 'false_positive', reason: 'different_birth_date' };
  const answer = await world.analyst.send('POST', `/searches/${customer.findings[0]?.searchId}/decisions`, body);
  expect(answer.status).toBeLessThan(300);
  const hit = customer.findings[0]?.hits[0];
  for (const { id } of Array.from(Object(answer.body['items']), Object))
    world.decidedOn.set(id, { facts: hit?.listings[0]?.facts ?? '', evidence: hit?.evidence });
}

it('a decision does not cover a change of the listing that its author could not see', async () => {
  expect((await known()).status).toBe('alert');
  await world.publishHouse([vestrakov({ birthDate: ['1970-05-05'] }), listed(61)]);
  await decide();
  await world.settled();
  const { customer, status } = await known();
  expect([status, knownOf(customer)]).toEqual(['alert', await fromScratch(world, customer)]);
});

it('a decision does not cover a listing that comes back changed', async () => {
  await decide();
  await world.settled();
  expect((await known()).status).toBe('decided');
  await world.publishHouse([listed(61)]);
  await world.settled();
  expect((await known()).status).toBe('clear');
  await world.publishHouse([vestrakov({ birthDate: ['1970-05-05'] }), listed(61)]);
  await world.settled();
  expect((await known()).status).toBe('alert');
});

it('a decision about a party of two records does not cover one of them when it comes back alone', async () => {
  await world.post('/customers', { customers: [{ externalRef: 'customer-8', searchText: nameOf(63) }] });
  await world.publishHouse([listed(63), listed(61)]);
  await world.post('/entities/un_sc:XXi.063/join', { with: 'house:h-63', text: 'One person, says the test.' });
  await world.settled();
  const statusOf = async () => (await world.customer('customer-8'))?.status;
  const searchId = (await world.customer('customer-8'))?.findings[0]?.searchId;
  const decision = { verdict: 'false_positive', reason: 'different_birth_date' };
  const listings = ['un_sc:XXi.063', 'house:h-63'];
  const decided = await world.analyst.send('POST', `/searches/${searchId}/decisions`, { listings, ...decision });
  expect(decided.status).toBeLessThan(300);
  await world.settled();
  expect(await statusOf()).toBe('decided');
  await world.publishHouse([listed(61)]);
  await world.publishUn([60, 61, 62, 64, 65, 66, 67]);
  await world.settled();
  expect(await statusOf()).toBe('clear');
  await world.publishHouse([listed(63), listed(61)]);
  await world.settled();
  expect(await statusOf()).toBe('alert');
});
