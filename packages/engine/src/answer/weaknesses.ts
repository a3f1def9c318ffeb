import { EFFECTS, type Effect } from '../types/listing.ts';
import { type Policy, WEAK_ALIASES } from '../types/query.ts';

/** One way in which a policy could hide what another one shows, in words. */
export type Weakness = { readonly member: keyof Policy; readonly text: string };

/**
 * Where a policy could hide what another one shows. The limit and the mark for `high` do not count: they order and
 * cut what is shown, and what is cut is counted.
 *
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

/** Effects that are no sanction. */
const BESIDE_SANCTIONS: readonly Effect[] = ['export_control', 'debarment', 'pep', 'unknown'];

/**
 * Where a saved policy could hide what the default shows. It may leave out effects that are no sanction: its answers
 * count and name the parties that they left out.
 */
export function weakerThanDefault(policy: Policy, standard: Policy, required: readonly string[]): readonly Weakness[] {
  const sanctions = (standard.effects ?? EFFECTS).filter((effect) => !BESIDE_SANCTIONS.includes(effect));
  return weaknesses(policy, { ...standard, effects: sanctions }, required);
}

/** Whether a requested set leaves out any that the other has; absent means all. */
function isNarrower(set: readonly string[] | undefined, than: readonly string[] | undefined): boolean {
  return set !== undefined && (than === undefined || than.some((item) => !set.includes(item)));
}
