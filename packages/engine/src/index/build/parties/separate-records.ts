import type { PartyFacts } from './party-facts.ts';
import { type PartyName, sameWords } from './party-names.ts';

/** Required weight of a name, in sixteenths of a bit, if two records state nothing else. */
const DISTINCTIVE_ALONE = 16 * 24;
const DISTINCTIVE_WITH_REGIME = 16 * 12;

/**
 * Two records of one list are two parties unless they agree: in the main name as written plus birth date, reason or
 * address; or, if neither states any of these, in names that are distinctive on their own.
 */
export function areSeparateRecords(
  a: PartyFacts,
  b: PartyFacts,
  ours: readonly PartyName[],
  theirs: readonly PartyName[],
): boolean {
  if (a.list !== b.list) return false;
  const [main] = ours;
  if (main === undefined || !sameWords(main.written, theirs[0]?.written ?? [])) return true;
  if (a.births.some(({ day }) => day !== undefined && b.births.some((own) => own.day === day))) return false;
  if (a.addresses.some((address) => b.addresses.includes(address))) return false;
  if (a.reasons.some((reason) => b.reasons.includes(reason))) return false;
  const regime = a.regimes.some((own) => b.regimes.includes(own));
  const silent = ({ births, addresses, numbers }: PartyFacts): boolean =>
    births.length === 0 && addresses.length === 0 && numbers.length === 0;
  return !(
    silent(a) &&
    silent(b) &&
    sameNames(ours, theirs) &&
    main.weight >= (regime ? DISTINCTIVE_WITH_REGIME : DISTINCTIVE_ALONE)
  );
}

/** Whether one record has no name that the other lacks. */
function sameNames(some: readonly PartyName[], others: readonly PartyName[]): boolean {
  const [few, many] = some.length <= others.length ? [some, others] : [others, some];
  return few.every(({ core }) => many.some((name) => sameWords(name.core, core)));
}
