import type { ListBook } from '../lists/state/list-book.ts';
import { readDefault } from '../modules/policies/keep-default.ts';
import type { StandardPolicy } from '../modules/policies/store/standard-policy.ts';
import type { Storage } from '../stores/storage.ts';

type FollowOptions = {
  readonly storage: Pick<Storage, 'partyDecisions' | 'policies' | 'signals'>;
  readonly standard: StandardPolicy;
  readonly lists: Pick<ListBook, 'decide'>;
};

/**
 * Applies what is decided on other nodes and by commands: the default policy, and which listings are one party. Gives
 * what ends that.
 */
export function followDecisions({ storage, standard, lists }: FollowOptions): () => void {
  const readParties = async (): Promise<void> => lists.decide(await storage.partyDecisions.inForce());
  const readPolicy = async (): Promise<void> => void (await readDefault(storage, standard));
  const stops = [storage.signals.listen('policies', readPolicy), storage.signals.listen('parties', readParties)];
  return () => {
    for (const stop of stops) stop();
  };
}
