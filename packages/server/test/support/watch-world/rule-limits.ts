import type { SearchResponse } from '@namesake/contract';
import type { Listing } from '@namesake/engine';
import { policyOfGroup } from '../../../src/modules/customers/groups.ts';
import { type PartyRequest, requestsOf } from '../../../src/modules/customers/requests.ts';
import type { Customer } from '../../../src/modules/customers/store/customer.ts';
import { heldListings } from '../../../src/modules/search/rules-met.ts';
import type { WatchWorld } from './watch-world.ts';

type Screened = PartyRequest['request'];

/**
 * What rules did to the parties of a customer beyond their limits, by what is written on the lists. Of two people a
 * birth date alone tells here that they are not one.
 */
export async function beyondLimits(world: WatchWorld, customer: Customer): Promise<readonly string[]> {
  const { app } = world.desk.service;
  const policy = await policyOfGroup(app, customer.group);
  const beyond: string[] = [];
  for (const { request } of requestsOf(customer.input, policy)) {
    const { status, body } = await world.post('/search', request);
    if (status !== 200) throw new Error(`No answer: ${JSON.stringify(body)}`);
    const { results, suppressed } = Object(body) as SearchResponse;
    for (const { entityId, why, rule } of suppressed.items) {
      if (why !== 'discount') continue;
      const listings = listingsOf(world, entityId);
      const held = await heldListings(
        app,
        request.externalRef,
        listings.map(({ id }) => id),
      );
      const isOther = listings.length > 0 && listings.every((listing) => isAnotherPerson(request, listing));
      if (rule?.effect !== 'discount' || held.size > 0 || !isOther) beyond.push(`${request.externalRef}: ${entityId}`);
    }
    for (const { entityId, rule } of results) {
      const isNamed = listingsOf(world, entityId).some((listing) => sharesNumber(request, listing));
      const isBarred = rule?.effect === 'discount' || (rule?.effect === 'lower' && isNamed);
      if (isBarred) beyond.push(`${request.externalRef}: ${entityId} by ${rule.effect}`);
    }
  }
  return beyond;
}

function listingsOf({ desk }: WatchWorld, entityId: string): readonly Listing[] {
  const { screener, records } = desk.keeper.current() ?? {};
  const ids = screener?.entityOf(entityId)?.listings ?? [];
  return ids.flatMap((id) => records?.find(id)?.listing ?? []);
}

const sharesNumber = ({ identifiers = [] }: Screened, listing: Listing): boolean =>
  (listing.identifiers ?? []).some(({ value }) => identifiers.some((one) => one.value === value));

const isAnotherPerson = (screened: Screened, listing: Listing): boolean => {
  const dates = (listing.birthDates ?? []).map(({ earliest }) => earliest);
  const { birthDate } = screened;
  return birthDate !== undefined && dates.length > 0 && !dates.includes(birthDate) && !sharesNumber(screened, listing);
};
