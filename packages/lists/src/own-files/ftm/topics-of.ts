import type { Effect, Listing } from '@namesake/engine';
import { topicOf } from './topic-words.ts';

/** Topics for each legal effect. Any measure of a sanctions list makes its party a sanctioned one. */
const OF_EFFECT: Readonly<Record<Effect, readonly string[]>> = {
  asset_freeze: ['sanction', 'asset.frozen'],
  sectoral: ['sanction'],
  securities: ['sanction', 'invest.ban'],
  correspondent: ['sanction'],
  export_control: ['export.control'],
  travel: ['sanction'],
  debarment: ['debarment'],
  pep: ['role.pep'],
  unknown: [],
};

/** Topics of a party: from the legal effects of its listings, and from a FollowTheMoney list's own topics. */
export function topicsOf(listings: readonly Pick<Listing, 'effect' | 'effects' | 'measures'>[]): string[] {
  const topics = listings.flatMap(({ effect, effects = [effect], measures = [] }) => [
    ...effects.flatMap((each) => OF_EFFECT[each]),
    ...measures.map(topicOf).filter((topic) => topic !== undefined),
  ]);
  return [...new Set(topics)];
}
