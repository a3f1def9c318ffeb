import type { OwnershipRuleName } from '@namesake/contract';
import type { OwnershipRule } from '@namesake/lists';

const SAMPLE = 'on the fictional sample list';

/** Phrase for the list that each rule starts from. */
const WHOSE: Readonly<Record<OwnershipRuleName, string>> = {
  ofac: 'on OFAC’s SDN list',
  eu: 'on the EU’s list',
  uk: 'on the UK’s list',
};

type FindingFacts = {
  readonly rule: Pick<OwnershipRule, 'id' | 'datasets'>;
  readonly ground: 'ownership' | 'control' | null;
  readonly countedPercent: string;
  readonly listed: boolean;
  readonly loaded: boolean;
  /** The bundled sample replaces the rule's list. */
  readonly isSample: boolean;
  readonly hasUnknown: boolean;
};

/** A finding in plain words: what is known and what the rule requires. Never states that a rule is not met. */
export function findingText(facts: FindingFacts): string {
  const { loaded, listed } = facts;
  if (!loaded) return `The list that this rule starts from is not loaded, so nothing can be shown.`;
  const self = listed ? `It is ${whoseOf(facts)} itself; the rule is not needed for that. ` : '';
  return self + heldText(facts);
}

/** Phrase for where parties are listed: the rule's list, or a dataset chosen by the operator. */
function whoseOf({ isSample, rule: { id, datasets } }: FindingFacts): string {
  if (isSample) return SAMPLE;
  return datasets.length === 0 ? WHOSE[id] : `${WHOSE[id]} or sanctioned in ${datasets.join(' or ')}`;
}

function heldText(facts: FindingFacts): string {
  const { ground, countedPercent, hasUnknown } = facts;
  const rule = facts.rule.id;
  const whose = whoseOf(facts);
  const isAlone = rule === 'uk';
  const who = isAlone ? `One party ${whose}` : `Parties ${whose}`;
  const owns = isAlone ? 'owns' : 'together own';
  const asked = isAlone ? 'more than 50 %, or control' : rule === 'eu' ? '50 % or more, or control' : '50 % or more';
  if (ground === 'ownership')
    return `${who} ${owns} ${countedPercent} % of it, directly or through companies that meet the rule themselves. The rule asks for ${asked}.`;
  if (ground === 'control')
    return `${isAlone ? who : `A party ${whose}`} controls it, or is said to own or control it, directly or through companies that meet the rule themselves.`;
  const unknown = hasUnknown ? ' Some owners are known without their share, which counts as nothing.' : '';
  if (countedPercent === '0')
    return `Nothing known here shows that it is owned${rule === 'ofac' ? '' : ' or controlled'} by parties ${whose}.${unknown} That does not show that it is not.`;
  return `${who} ${owns} ${countedPercent} % of it, as far as is known here. The rule asks for ${asked}.${unknown}`;
}
