import { EFFECTS, type Effect } from '../types/listing.ts';
import { type Policy, WEAK_ALIASES } from '../types/query.ts';

/** One way in which a policy could hide results that another one shows, in words. */
export type Weakness = { readonly member: keyof Policy; readonly text: string };

/**
 * Lists the ways in which a policy could hide results that another one shows. The limit and `highFrom` are ignored:
 * they only order and cut results, and cut results are counted.
 * @param required ids of the lists that a complete answer needs
 */
export function weaknesses(policy: Policy, than: Policy, required: readonly string[]): readonly Weakness[] {
  const weak: Weakness[] = [];
  const say = (member: keyof Policy, text: string) => weak.push({ member, text });
  const { threshold, lists, effects, programs, includeDelisted, weakAliases } = policy;
  if (threshold > than.threshold) say('threshold', `threshold ${threshold} instead of ${than.threshold}`);
  const left = lists === undefined ? [] : (than.lists ?? required).filter((id) => !lists.includes(id));
  if (left.length > 0) say('lists', `without the ${than.lists === undefined ? 'required ' : ''}${left.join(', ')}`);
  if (isNarrower(effects, than.effects)) say('effects', `only the effects ${effects?.join(', ')}`);
  if (isNarrower(programs, than.programs)) say('programs', 'only some programmes');
  if (than.includeDelisted && !includeDelisted) say('includeDelisted', 'without delisted parties');
  if (WEAK_ALIASES.indexOf(weakAliases) < WEAK_ALIASES.indexOf(than.weakAliases))
    say('weakAliases', `weak aliases alert ${weakAliases} instead of ${than.weakAliases}`);
  return weak;
}

/** Effects that are not sanctions. */
const BESIDE_SANCTIONS: readonly Effect[] = ['export_control', 'debarment', 'pep', 'unknown'];

/**
 * Lists the ways in which a saved policy could hide results that the default shows. It may leave out effects that are
 * not sanctions: its answers count and name the parties left out.
 */
export function weakerThanDefault(policy: Policy, standard: Policy, required: readonly string[]): readonly Weakness[] {
  const sanctions = (standard.effects ?? EFFECTS).filter((effect) => !BESIDE_SANCTIONS.includes(effect));
  return weaknesses(policy, { ...standard, effects: sanctions }, required);
}

/** Whether a set lacks any member of the other; absent means all. */
function isNarrower(set: readonly string[] | undefined, than: readonly string[] | undefined): boolean {
  return set !== undefined && (than === undefined || than.some((item) => !set.includes(item)));
}
