import { ENDPOINTS, type Entity, entityParamsSchema } from '@namesake/contract';
import { z } from 'zod';
import { getEntity } from '../parties/entities/view.ts';
import { first } from './fence.ts';
import { tool } from './tool.ts';

/** Maximum number of values of each kind. */
const MOST = {
  aliases: 20,
  birthDates: 10,
  birthPlaces: 5,
  addresses: 10,
  identifiers: 10,
  positions: 5,
  relations: 10,
  remarks: 5,
  listings: 10,
} as const;
const KINDS = Object.keys(MOST) as (keyof typeof MOST)[];

const texts = z.array(z.string());
const output = z.object({
  entityId: z.string(),
  entityType: z.string(),
  primaryName: z.string(),
  aliases: z.array(z.object({ value: z.string(), kind: z.string(), quality: z.string() })),
  birthDates: texts,
  birthPlaces: texts,
  nationalities: texts,
  addresses: texts,
  identifiers: z.array(z.object({ type: z.string(), value: z.string(), country: z.string().nullable() })),
  positions: texts,
  relations: z.array(z.object({ kind: z.string(), name: z.string().nullable() })),
  remarks: texts.meta({ description: 'Free text of the publishers.' }),
  listings: z.array(
    z.object({
      id: z.string(),
      list: z.string(),
      status: z.string().meta({ description: 'active, delisted, or held: its removal waits for confirmation.' }),
      effect: z.string(),
      programs: texts,
      listedOn: z.string().nullable(),
    }),
  ),
  notShown: z.record(z.string(), z.int()).meta({ description: 'Counts of values left out, by kind.' }),
});

/** Short form of a listed party from `GET /entities/{id}`. */
export const partyTool = tool({
  name: 'party',
  title: 'Read a listed party',
  description:
    'Facts of a listed party by its id or that of one of its listings, as the lists publish them: to compare with the person or company that was screened. It screens nobody.',
  endpoint: ENDPOINTS.getEntity,
  input: z.strictObject(entityParamsSchema.shape),
  output,
  run: async (call, { id }) => {
    const party = await getEntity(call, id);
    const listings = party.listings.length;
    return {
      text: `A listed party with ${listings} ${listings === 1 ? 'listing' : 'listings'}. Whether it is the party that was screened is for a person to decide.`,
      data: present(party),
    };
  },
});

function present(party: Entity): z.input<typeof output> {
  const { entityId, entityType, primaryName } = party;
  const left = KINDS.map((kind) => [kind, party[kind].length - MOST[kind]] as const);
  return {
    entityId,
    entityType,
    primaryName,
    aliases: first(party.aliases, MOST.aliases).map(({ value, kind, quality }) => ({ value, kind, quality })),
    birthDates: first(party.birthDates, MOST.birthDates).map(({ text }) => text),
    birthPlaces: first(party.birthPlaces, MOST.birthPlaces).map(({ text }) => text),
    nationalities: first(party.nationalities, 20),
    addresses: first(party.addresses, MOST.addresses).map(({ text }) => text),
    identifiers: first(party.identifiers, MOST.identifiers).map(({ type, value, country = null }) => ({
      type,
      value,
      country,
    })),
    positions: first(party.positions, MOST.positions),
    relations: first(party.relations, MOST.relations).map(({ kind, name = null }) => ({ kind, name })),
    remarks: first(party.remarks, MOST.remarks).map(({ text }) => text),
    listings: first(party.listings, MOST.listings).map(({ id, list, status, effect, programs, listedOn }) => ({
      id,
      list,
      status,
      effect,
      programs: first(programs, 10),
      listedOn,
    })),
    notShown: Object.fromEntries(left.filter(([, count]) => count > 0)),
  };
}
