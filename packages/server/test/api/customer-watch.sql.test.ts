import type { CustomerView } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { personNamed } from '../support/changing-lists.ts';
import { body, INNOCENT, LISTED, useCustomerService } from '../support/customer-service.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';

const desk = useCustomerService();
const { post, save, one, due, recorded, eventsOf } = desk;

describe('the watch of a customer', () => {
  it('is stopped and begun again with a reason; who is stopped is not screened, and says so', async () => {
    const customer = await one(INNOCENT);
    const path = `/customers/${customer.customerId}/watch`;
    const stopped = body<CustomerView>(await post(path, { watch: 'off', reason: 'Account frozen.' }));
    expect(stopped).toMatchObject({ watch: 'off', watchReason: 'Account frozen.', status: 'clear' });
    expect(await one({ ...INNOCENT, aliases: ['Orlan Vestrakov'] })).toMatchObject({
      watch: 'off',
      status: 'waiting',
      due: null,
    });
    expect(await due(customer)).toMatchObject({ status: 'waiting', due: null });
    expect(body(await post(path, { watch: 'on', reason: 'In use.' }))).toMatchObject({ watch: 'on', status: 'alert' });
    expect((await eventsOf(customer)).map(({ action }) => action)).toEqual([
      'customer.watch_changed',
      'customer.read',
      'customer.watch_changed',
      'customer.status_changed',
      'customer.alerted',
    ]);
  });

  it('begins anew where who had ended it is sent again', async () => {
    const customer = await one(INNOCENT);
    await post(`/customers/${customer.customerId}/watch`, { watch: 'ended', reason: 'Account closed.' });
    expect(await one(INNOCENT)).toMatchObject({ watch: 'on', watchReason: null, status: 'clear' });
  });

  it('screens on request, and records that whether or not anything changed', async () => {
    const customer = await one(INNOCENT);
    const again = body<CustomerView>(await post(`/customers/${customer.customerId}/screen`));
    expect(again.parties[0]?.searchId).not.toBe(customer.parties[0]?.searchId);
    expect(await recorded()).toBe(2);
  });
});

describe('a screening that tells nothing new', () => {
  const screenedOn = async (customer: CustomerView): Promise<CustomerView> => {
    await desk.service.app.storage.customers.change(
      [...(await desk.service.app.storage.customers.findAll([customer.externalRef])).values()].map((before) => ({
        before,
        after: { ...before, due: 'lists' },
      })),
      [],
    );
    return due(customer);
  };
  const alerts = async (customer: CustomerView) =>
    (await eventsOf(customer))
      .filter(({ action }) => action === 'customer.alerted')
      .map(({ detail }) => detail['news']);

  it('is not recorded and alerts nobody, whatever else changed on the lists', async () => {
    const [listed, innocent] = (await save(LISTED, INNOCENT)).items;
    if (listed === undefined || innocent === undefined) throw new Error('Nothing was saved.');
    desk.lists.become([...desk.lists.listings, personNamed('list_a:7', 'Berta Halvorsen')]);
    desk.lists.change('list_a:1', {
      remarks: ['Written anew.'],
      names: desk.lists.listings[0]?.names.toReversed() ?? [],
    });
    expect(await screenedOn(listed)).toMatchObject({
      status: 'alert',
      parties: [{ searchId: listed.parties[0]?.searchId }],
    });
    expect(await screenedOn(innocent)).toMatchObject({ status: 'clear' });
    expect(await recorded()).toBe(2);
    expect(await alerts(listed)).toEqual([['new_party']]);
    expect(await alerts(innocent)).toEqual([]);
  });

  it('differs from a party that was added, changed in a fact that matters, or went away', async () => {
    const customer = await one(INNOCENT);
    desk.lists.become([...desk.lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')]);
    expect(await screenedOn(customer)).toMatchObject({ status: 'alert', parties: [{ total: 1 }] });
    desk.lists.change('list_a:7', { nationalities: ['DE'] });
    expect(await screenedOn(customer)).toMatchObject({ status: 'alert' });
    desk.lists.become(SAMPLE_PARTIES);
    expect(await screenedOn(customer)).toMatchObject({ status: 'clear', parties: [{ total: 0 }] });
    expect(await alerts(customer)).toEqual([['new_party'], ['listing_changed']]);
    expect(await recorded()).toBe(4);
  });
});
