import type { Listing } from '@namesake/engine';

/** FollowTheMoney topics in words, risks first: the display order of a listing. */
const WORDS = {
  sanction: 'Sanctioned entity',
  'sanction.linked': 'Linked to a sanctioned entity',
  'sanction.counter': 'Counter-sanctioned entity',
  'asset.frozen': 'Assets frozen',
  debarment: 'Debarred entity',
  'export.control': 'Export controlled',
  'export.control.linked': 'Linked to an export-controlled entity',
  'export.risk': 'Trade risk',
  wanted: 'Wanted',
  crime: 'Crime',
  'crime.terror': 'Terrorism',
  'crime.war': 'War crimes',
  'crime.boss': 'Leadership of organised crime',
  'crime.traffick': 'Trafficking',
  'crime.traffick.drug': 'Drug trafficking',
  'crime.traffick.human': 'Human trafficking',
  'crime.fraud': 'Fraud',
  'crime.fin': 'Financial crime',
  'crime.cyber': 'Cybercrime',
  'crime.theft': 'Theft',
  'crime.env': 'Environmental crime',
  'forced.labor': 'Forced labour',
  'role.pep': 'Politically exposed person',
  'role.rca': 'Relative or close associate of a politically exposed person',
  'role.pol': 'Politician',
  'reg.action': 'Action by a regulator',
  'reg.warn': 'Warning by a regulator',
  'corp.disqual': 'Disqualified from companies',
  poi: 'Person of interest',
  'role.oligarch': 'Oligarch',
  'role.spy': 'Intelligence service',
  'role.judge': 'Judge',
  'role.diplo': 'Diplomat',
  'role.civil': 'Civil servant',
  'role.lawyer': 'Lawyer',
  'role.acct': 'Accountant',
  'role.journo': 'Journalist',
  'role.act': 'Activist',
  'role.lobby': 'Lobbyist',
  'gov.head': 'Head of a state or government',
  'gov.soe': 'State-owned enterprise',
  'gov.igo': 'Intergovernmental organisation',
  gov: 'Government',
  mil: 'Military',
  'pol.party': 'Political party',
  'pol.union': 'Union',
  rel: 'Religious organisation',
  fin: 'Financial services',
  'fin.bank': 'Bank',
  'fin.fund': 'Fund',
  'corp.offshore': 'Offshore company',
  'corp.shell': 'Shell company',
  'corp.public': 'Company listed on an exchange',
} as const;
const ORDER: readonly string[] = Object.keys(WORDS);
const wordsOf = (topic: string): string => new Map<string, string>(Object.entries(WORDS)).get(topic) ?? topic;

const TOPIC_OF: ReadonlyMap<string, string> = new Map(Object.entries(WORDS).map(([topic, words]) => [words, topic]));

/** The topic for these words; undefined if they are a publisher's own. */
export const topicOf = (words: string): string | undefined => TOPIC_OF.get(words);

/** Whether a dataset calls a listing sanctioned: by the topic itself, or by frozen assets. */
export const isSanctioned = ({ measures, effect, effects = [effect] }: SaidOfListing): boolean =>
  effects.includes('asset_freeze') || measures?.includes(WORDS.sanction) === true;

type SaidOfListing = Pick<Listing, 'measures' | 'effect' | 'effects'>;

/** For a party that a dataset includes only because of another party. */
const NO_TARGET = 'Not a target itself: in the dataset because of another party';

/**
 * Status of a party in its dataset, in words; a topic without words is kept as written.
 * @param isTarget as stated by the dataset; absent if not stated
 */
export function measuresOf(topics: readonly string[], isTarget: boolean | undefined): string[] {
  const placeOf = (topic: string): number => (ORDER.includes(topic) ? ORDER.indexOf(topic) : ORDER.length);
  const words = topics.toSorted((a, b) => placeOf(a) - placeOf(b)).map(wordsOf);
  return [...new Set(words), ...(isTarget === false ? [NO_TARGET] : [])];
}
