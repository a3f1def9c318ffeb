import type { RuleView } from '@namesake/contract';
import fc from 'fast-check';
import type { Colleague } from './colleague.ts';
import { HOUR_MS, isDone, nth, pick, type Step, TEXT } from './step.ts';
import type { NodeName, WatchWorld } from './watch-world.ts';

const NAMES = ['a-first', 'b-second'];
/** Hours after which a version ends by itself. */
const LIVES = [2, 30, 8_000, 8_000];

const conflict = fc.constantFrom({ birthDate: ['conflict'] }, { birthDate: ['conflict'], gender: ['unknown'] });
const more = fc.constantFrom<object[]>(
  {},
  {},
  { lists: ['house'] },
  { lists: ['un_sc', 'house'], priority: 'high' },
  { policies: ['default'] },
  { policies: ['strict', 'loose'] },
  { priority: 'review' },
  { nameScoreBelow: 99 },
);
const when = fc.oneof(
  fc.tuple(conflict, more).map(([fields, others]) => ({ fields, ...others })),
  more.map((others) => ({ types: ['person'], ...others })),
);
const effect = fc.constantFrom(
  { effect: 'lower' },
  { effect: 'route', queue: 'far' },
  { effect: 'route', queue: 'never-made' },
  { effect: 'set_due', dueHours: 5 },
);
const discount = fc.tuple(conflict, more);
const row = fc.oneof(
  fc.tuple(when, effect).map(([condition, done]) => ({ when: condition, ...done })),
  discount.map(([fields, others]) => ({ when: { fields, ...others }, effect: 'discount' })),
);

const draft = fc.record({
  name: fc.constantFrom(...NAMES),
  rows: fc.array(row, { minLength: 1, maxLength: 3 }),
  hours: fc.constantFrom(...LIVES),
});
type Draft = { readonly name: string; readonly rows: readonly object[]; readonly hours: number };

const twoPeople = fc.constantFrom([0, 1], [1, 0]) as fc.Arbitrary<[number, number]>;

async function save(world: WatchWorld, by: Colleague, { name, rows, hours }: Draft): Promise<number> {
  const endsAt = new Date(world.nowMs + hours * HOUR_MS).toISOString();
  const saved = await by.send('PUT', `/rules/${name}`, { rows, endsAt, text: TEXT });
  if (!isDone(saved)) throw new Error(`No draft: ${JSON.stringify(saved.body)}`);
  return Math.max(...Array.from(Object(saved.body['versions']), ({ version }) => Number(version)));
}

const change = async (by: Colleague, name: string, what: string, version: number): Promise<boolean> =>
  isDone(await by.send('POST', `/rules/${name}/change`, { change: what, version, text: TEXT }));

/** Two people put a rule into force; one of them alone cannot. */
const putInForce = (node: NodeName, said: Draft, [first, second]: readonly [number, number]): Step => ({
  name: `rule on ${node} by ${first} ${JSON.stringify(said)}`,
  run: async (world) => {
    const [one, other] = [world.colleague(first, node), world.colleague(second, node)];
    const version = await save(world, one, said);
    await change(one, said.name, 'propose', version);
    if (await change(one, said.name, 'approve', version)) throw new Error('One person approved their own rule.');
    return change(other, said.name, 'approve', version);
  },
});

export const ruleStepOn = (node: NodeName): fc.Arbitrary<Step> =>
  fc.tuple(draft, twoPeople).map(([said, people]) => putInForce(node, said, people));

/** A rule that discounts all whom it may by their birth date, before any other. */
export const discountAll: Step = putInForce(
  'desk',
  { name: 'a-first', rows: [{ when: { fields: { birthDate: ['conflict'] } }, effect: 'discount' }], hours: 8_000 },
  [0, 1],
);

const CHANGES = ['propose', 'propose', 'approve', 'approve', 'reject', 'end', 'end'];

/** Whoever does something to any version; what one person may not do alone is refused. */
const changeRule = fc.tuple(nth, fc.constantFrom(...CHANGES), fc.nat({ max: 1 })).map(
  ([number, what, who]): Step => ({
    name: `${what} rule version ${number} by ${who}`,
    run: async (world) => {
      const by = world.colleague(who, 'desk');
      const { body } = await by.get('/rules');
      const versions = Array.from(Object(body['items']), (rule): RuleView['versions'] => Object(rule).versions).flat();
      const one = pick(
        versions.toSorted((a, b) => b.version - a.version),
        number % 4,
      );
      if (one === undefined) return false;
      const isChanged = await change(by, one.name, what, one.version);
      const own = [one.savedBy, one.proposed?.by].some((person) => person?.name === by.name);
      if (isChanged && own && (what === 'approve' || what === 'reject'))
        throw new Error(`${by.name} judged their own rule.`);
      return isChanged;
    },
  }),
);

const saveDraft = fc.tuple(draft, fc.nat({ max: 1 })).map(
  ([said, who]): Step => ({
    name: `draft by ${who} ${JSON.stringify(said)}`,
    run: async (world) => (await save(world, world.colleague(who, 'desk'), said)) > 0,
  }),
);

/** The queue that rules route to, and one that takes cases otherwise; or not. */
const queues = fc.subarray(['far', 'of-house', 'strong', 'others']).map(
  (names): Step => ({
    name: `queues ${names.join()}`,
    run: async (world) => {
      return isDone(await world.saveQueues(names));
    },
  }),
);

export const anyRuleStep: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: ruleStepOn('desk'), weight: 3 },
  { arbitrary: changeRule, weight: 3 },
  { arbitrary: saveDraft, weight: 1 },
  { arbitrary: queues, weight: 1 },
);
