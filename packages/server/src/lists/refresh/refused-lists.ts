import type { RefusedFile, Source } from '@namesake/lists';
import type { ChangeLists, Load } from '../load.ts';
import type { ListKeeper } from '../state/list-keeper.ts';

/** Refused downloads. An interface, so that services can be tested without a publisher. */
export interface RefusedLists {
  /** Stored refused files of a list, newest first. */
  list(id: string): Promise<readonly RefusedFile[]>;
  /** Replaces the last good version with a refused file; resolves once searches use it. */
  accept(id: string, sha256: string): Promise<void>;
}

type RefusedListsOptions = {
  readonly sources: readonly Source[];
  readonly keeper: Pick<ListKeeper, 'problem'>;
  readonly list: (id: string) => Promise<readonly RefusedFile[]>;
  readonly accept: (source: Source, sha256: string) => Promise<void>;
  readonly change: ChangeLists;
  /** Loads the downloads. */
  readonly reload: (load: Load) => Promise<void>;
};

/** Refused downloads of the lists that this service downloads. */
export function refusedLists({ sources, keeper, list, accept, change, reload }: RefusedListsOptions): RefusedLists {
  return {
    list,
    accept: (id, sha256) =>
      change(async (load) => {
        const source = sources.find((known) => known.id === id);
        if (source === undefined) throw new Error(`${id} is not downloaded`);
        await accept(source, sha256);
        await reload(load);
        keeper.problem(id, undefined);
      }),
  };
}
