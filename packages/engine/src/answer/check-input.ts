import { readBirthDate } from '../score/fields/read-birth-date.ts';
import { LEAST_THRESHOLD } from '../screen/default-policy.ts';
import { EFFECTS, ENTITY_TYPES, GENDERS, IDENTIFIER_TYPES } from '../types/listing.ts';
import { type Policy, type Query, RULE_NEEDS, RULED_EFFECTS, WEAK_ALIASES } from '../types/query.ts';

/** Longest text, in UTF-16 code units. */
const MAX_CHARACTERS = 10_000;

type Check = (value: unknown) => string | undefined;

const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.some((one) => one === value) ? undefined : `must be one of ${values.join(', ')}`;

const text: Check = (value) =>
  typeof value !== 'string'
    ? 'must be a string'
    : value.length > MAX_CHARACTERS
      ? `may have at most ${MAX_CHARACTERS} characters`
      : undefined;

const many =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) ? value.map(check).find((why) => why !== undefined) : 'must be an array';

const country: Check = (value) =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? undefined : 'must be ISO 3166-1 alpha-2, such as DE';

const number =
  (least: number, most: number, isWhole = false): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most && (!isWhole || Number.isInteger(value))
      ? undefined
      : `must be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`;

const identifier: Check = (value) =>
  typeof value === 'object' && value !== null
    ? why(value, { type: oneOf(IDENTIFIER_TYPES), value: text, country }, ['value'])
    : 'must be an object';

const birthDate: Check = (value) =>
  text(value) ?? (readBirthDate(String(value)).length > 0 ? undefined : 'must be a date, such as 1971-04-02 or 1971');

/** Known members of a query. Others are refused: a misspelled member would silently change nothing. */
const QUERY: Readonly<Record<keyof Query, Check>> = {
  searchText: text,
  type: oneOf(ENTITY_TYPES),
  birthDate,
  gender: oneOf(GENDERS),
  countries: many(country),
  identifiers: many(identifier),
  addresses: many(text),
  aliases: many(text),
  skip: number(0, Number.MAX_SAFE_INTEGER, true),
};

const object =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? why(value, members, [])
      : 'must be an object';

const rule = object({
  threshold: number(LEAST_THRESHOLD, 100),
  priority: oneOf(['review']),
  needs: many(oneOf(RULE_NEEDS)),
});

/** Known members of a policy. Thresholds below the least are refused: retrieval would silently lose parties. */
const POLICY: Readonly<Record<keyof Policy, Check>> = {
  name: text,
  threshold: number(LEAST_THRESHOLD, 100),
  highFrom: number(0, 100),
  limit: number(1, 100, true),
  lists: many(text),
  effects: many(oneOf(EFFECTS)),
  programs: many(text),
  includeDelisted: (value) => (typeof value === 'boolean' ? undefined : 'must be true or false'),
  weakAliases: oneOf(WEAK_ALIASES),
  rules: object(Object.fromEntries(RULED_EFFECTS.map((effect) => [effect, rule]))),
  // The service reads the members below. They do not affect screening.
  fourEyes: many(text),
  approvalDays: number(0, Number.MAX_SAFE_INTEGER),
  completeFor: many(text),
};

/** @throws TypeError naming the member and what it must be; the message repeats no values */
export function checkQuery(query: Query): void {
  refuse('query', why(query, QUERY, ['searchText']));
}

/** @throws TypeError like {@link checkQuery} */
export function checkPolicy(policy: Policy): void {
  refuse('policy', why(policy, POLICY, ['threshold', 'highFrom', 'limit', 'weakAliases']));
}

function refuse(what: string, wrong: string | undefined): void {
  if (wrong !== undefined) throw new TypeError(`The ${what} is not valid: ${wrong}.`);
}

/** Describes what is wrong with an object, if anything. Members set to undefined count as absent. */
function why(
  value: object,
  members: Readonly<Record<string, Check | undefined>>,
  required: readonly string[],
): string | undefined {
  const given = Object.entries(value).filter(([, each]) => each !== undefined);
  const missing = required.find((name) => !given.some(([member]) => member === name));
  if (missing !== undefined) return `${missing} is missing`;
  for (const [member, each] of given) {
    const check = Object.hasOwn(members, member) ? members[member] : undefined;
    if (check === undefined)
      return `it has no member "${member.slice(0, 40)}"; it has ${Object.keys(members).join(', ')}`;
    const wrong = check(each);
    if (wrong !== undefined) return `${member} ${wrong}`;
  }
  return undefined;
}
