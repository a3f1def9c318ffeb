import fc from 'fast-check';
import { nameOf, numbers } from '../un-list-of.ts';
import { anyRuleStep, discountAll, ruleStepOn } from './rule-steps.ts';
import { HOUR_MS, isDone, nth, pick, type Step, TEXT } from './step.ts';
import { listed, type NodeName, passportOf } from './watch-world.ts';

/** Of listed persons the first: most customers have another. */
const BIRTH_DATES = ['1970-05-05', '1990-01-01', '1990-01-01'];

const person = fc.integer({ min: 60, max: 67 });
/** Two more, whom no list has. */
const somebody = fc.integer({ min: 60, max: 69 });
const reference = fc.integer({ min: 1, max: 4 }).map((number) => `customer-${number}`);
const unListing = (number: number): string => `un_sc:XXi.0${number}`;

type Party = { number: number; alias?: number; birthDate?: string; hasPassport?: boolean };
const party: fc.Arbitrary<Party> = fc.record(
  { number: somebody, alias: somebody, birthDate: fc.constantFrom(...BIRTH_DATES), hasPassport: fc.boolean() },
  { requiredKeys: ['number'] },
);
const textsOf = ({ number, alias, birthDate, hasPassport }: Party) => ({
  searchText: nameOf(number),
  ...(alias === undefined ? {} : { aliases: [nameOf(alias)] }),
  ...(birthDate === undefined ? {} : { birthDate }),
  ...(hasPassport === true ? { identifiers: [{ type: 'passport', value: passportOf(number) }] } : {}),
});

const saveOn = (node: NodeName) =>
  fc
    .record({
      externalRef: reference,
      own: party,
      owner: fc.option(party, { nil: undefined, freq: 2 }),
      group: fc.constantFrom('default', 'retail'),
    })
    .map(({ externalRef, own, owner, group }): Step => {
      const related = owner === undefined ? {} : { related: [{ role: 'owner', ...textsOf(owner) }] };
      const customers = [{ externalRef, ...textsOf(own), ...related, group }];
      return {
        name: `save on ${node} ${JSON.stringify(customers)}`,
        run: async (world) => (await world.post('/customers', { customers }, node)).status < 300,
      };
    });

const watch = fc.tuple(reference, fc.constantFrom('on', 'off', 'ended')).map(
  ([externalRef, state]): Step => ({
    name: `watch ${externalRef} ${state}`,
    run: async (world) => {
      const customer = (await world.customers()).find((one) => one.externalRef === externalRef);
      if (customer === undefined || customer.watch === state) return false;
      return isDone(await world.post(`/customers/${customer.customerId}/watch`, { watch: state, reason: TEXT }));
    },
  }),
);

const anyPersons = fc.subarray([60, 61, 62, 63, 64, 65, 66, 67]);
/** One that lacks them all is held back. */
const unVersion = fc.oneof(anyPersons, anyPersons, fc.constant([])).map(
  (persons): Step => ({
    name: `publish un ${persons.join()}`,
    run: async (world) => {
      await world.publishUn(persons);
      return true;
    },
  }),
);

const entry = fc.record({ number: person, alias: person, variant: fc.integer({ min: 0, max: 4 }) });
type Entry = { readonly number: number; readonly alias: number; readonly variant: number };

const houseOf = (entries: readonly Entry[]): Step => ({
  name: `publish house ${JSON.stringify(entries)}`,
  run: async (world) => {
    const persons = entries.map(({ number, alias, variant }) => {
      const birthDate = [BIRTH_DATES[0]];
      const passport = { birthDate, passportNumber: [passportOf(number)] };
      return listed(
        number,
        [{}, { birthDate }, { alias: [nameOf(alias)] }, { nationality: ['fr'] }, passport][variant],
      );
    });
    await world.publishHouse([listed(99), ...persons]);
    return true;
  },
});
const houseVersion = fc
  .uniqueArray(entry, { selector: ({ number }) => number, maxLength: 8, size: 'max' })
  .map(houseOf);
/** Everybody with a passport and a birth date, and a rule that discounts whom it may. */
const lastly = [houseOf(numbers(60, 68).map((number) => ({ number, alias: number, variant: 4 }))), discountAll];

const confirm: Step = {
  name: 'approve held removals',
  run: async (world) => {
    const isConfirmed = isDone(await world.post('/lists/un_sc/held/confirm', { text: TEXT }));
    if (isConfirmed) await world.reload();
    return isConfirmed;
  },
};

const parties = fc.tuple(nth, fc.constantFrom('join', 'split', 'undo')).map(
  ([number, what]): Step => ({
    name: `${what} party ${number}`,
    run: async (world) => {
      const decision = pick(await world.desk.service.app.storage.partyDecisions.inForce(), number);
      const both = pick(world.listedTwice(), number);
      const id = what === 'undo' ? decision?.listings[0] : both && unListing(both);
      if (id === undefined) return false;
      const theirs = `house:h-${both}`;
      const bodies = { join: { with: theirs }, split: { listings: [theirs] }, undo: { decision: decision?.id } };
      const isChanged = isDone(await world.post(`/entities/${id}/${what}`, { ...bodies[what], text: TEXT }));
      if (isChanged) await world.reload();
      return isChanged;
    },
  }),
);

const group = fc.constantFrom('default', 'strict', 'loose').map(
  (policy): Step => ({
    name: `group retail under ${policy}`,
    run: async (world) => isDone(await world.put('/customer-groups/retail', { policy })),
  }),
);

const policy = fc.tuple(fc.constantFrom('strict', 'loose'), fc.constantFrom(70, 85, 99)).map(
  ([name, threshold]): Step => ({
    name: `policy ${name} ${threshold}`,
    run: async (world) => isDone(await world.put(`/policies/${name}`, { threshold, highFrom: 99, text: TEXT })),
  }),
);

const VERDICTS = [
  { verdict: 'false_positive', reason: 'different_birth_date' },
  { verdict: 'false_positive', reason: 'different_birth_date' },
  { verdict: 'true_match', reason: 'details_agree' },
];

const decide = fc.tuple(nth, fc.boolean(), fc.constantFrom(...VERDICTS)).map(
  ([number, isOnlyFirst, verdict]): Step => ({
    name: `decide on finding ${number}${isOnlyFirst ? ', one listing' : ''}: ${verdict.verdict}`,
    run: async (world) => {
      const finding = pick(await world.found(), number);
      const found = (finding?.hits ?? []).flatMap(({ listings, evidence }) =>
        listings.map((one) => ({ ...one, evidence: verdict.verdict === 'true_match' ? null : evidence })),
      );
      const decided = isOnlyFirst ? found.slice(0, 1) : found;
      if (finding === undefined) return false;
      const listings = decided.map(({ id }) => id);
      const body = { listings, ...verdict };
      const answer = await world.analyst.send('POST', `/searches/${finding.searchId}/decisions`, body);
      for (const { id, listing } of Array.from(Object(answer.body['items'] ?? []), Object)) {
        const on = decided.find((one) => one.id === listing);
        if (on !== undefined) world.decidedOn.set(id, on);
      }
      return isDone(answer);
    },
  }),
);

const revoke = nth.map(
  (number): Step => ({
    name: `revoke decision ${number}`,
    run: async (world) => {
      const id = pick([...world.decidedOn.keys()], number);
      if (id === undefined) return false;
      return isDone(await world.analyst.send('POST', '/decisions/change', { decisions: [id], change: 'revoke' }));
    },
  }),
);

const goodGuy = fc.tuple(nth, fc.constantFrom(1, 2, 365)).map(
  ([number, days]): Step => ({
    name: `good guy of decision ${number} for ${days} days`,
    run: async (world) => {
      const id = pick([...world.decidedOn.keys()].toReversed(), number % 3);
      if (id === undefined) return false;
      const answer = await world.analyst.send('POST', '/good-guys', { decisions: [id], expiresInDays: days });
      for (const made of Array.from(Object(answer.body['items'] ?? []), Object)) world.goodGuys.push(made.id);
      return isDone(answer);
    },
  }),
);

const changeGoodGuy = fc.tuple(nth, fc.constantFrom('approve', 'reject', 'revoke')).map(
  ([number, change]): Step => ({
    name: `${change} good guy ${number}`,
    run: async (world) => {
      const id = pick(world.goodGuys, number);
      if (id === undefined) return false;
      return isDone(await world.approver.send('POST', '/good-guy-changes', { goodGuys: [id], change }));
    },
  }),
);

const wait = fc.constantFrom(1, 25, 49).map(
  (hours): Step => ({
    name: `wait ${hours} hours`,
    run: async (world) => {
      world.wait(hours * HOUR_MS);
      return true;
    },
  }),
);

const jobsOn = (node: NodeName): Step => ({ name: `jobs on ${node}`, run: (world) => world.jobs(node) });

const simple = fc.oneof(
  { arbitrary: saveOn('desk'), weight: 3 },
  { arbitrary: saveOn('other'), weight: 3 },
  { arbitrary: watch, weight: 1 },
  { arbitrary: unVersion, weight: 2 },
  { arbitrary: houseVersion, weight: 3 },
  { arbitrary: fc.constant(confirm), weight: 1 },
  { arbitrary: parties, weight: 2 },
  { arbitrary: group, weight: 1 },
  { arbitrary: policy, weight: 1 },
  { arbitrary: decide, weight: 4 },
  { arbitrary: revoke, weight: 1 },
  { arbitrary: goodGuy, weight: 2 },
  { arbitrary: changeGoodGuy, weight: 1 },
  { arbitrary: anyRuleStep, weight: 5 },
  { arbitrary: wait, weight: 1 },
  { arbitrary: fc.constantFrom(jobsOn('desk'), jobsOn('other')), weight: 3 },
);

/** The other node works, and at one of its writes it dies, or somebody does something else first. */
const interrupted = fc
  .record({
    deed: fc.oneof(saveOn('other'), fc.constant(jobsOn('other')), ruleStepOn('other')),
    number: fc.integer({ min: 1, max: 8 }),
    by: fc.oneof(fc.constantFrom('dies_before', 'dies_after'), simple),
  })
  .map(
    ({ deed, number, by }): Step => ({
      name: `${deed.name}, at write ${number}: ${typeof by === 'string' ? by : by.name}`,
      run: (world) =>
        world.interrupted(number, typeof by === 'string' ? by : () => by.run(world), () => deed.run(world)),
    }),
  );

/** Any sequence of what people, publishers and nodes do. Half of them end with a rule that discounts what it may. */
export const anySteps = fc
  .tuple(
    fc.array(fc.oneof({ arbitrary: simple, weight: 3 }, { arbitrary: interrupted, weight: 1 }), {
      minLength: 20,
      maxLength: 40,
      size: 'max',
    }),
    fc.constantFrom([], lastly),
  )
  .map(([steps, last]) => [...steps, ...last].map((step) => ({ ...step, toString: () => step.name })));
