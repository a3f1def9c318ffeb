import type { RefusedFile, Source } from '@namesake/lists';
import type { ChangeLists, Load } from '../load.ts';
import type { ListKeeper } from '../state/list-keeper.ts';

/** Downloads that were refused: a port, so that services are tested without a publisher. */
export interface RefusedLists {
  /** Those of a list that are kept, newest first. */
  list(id: string): Promise<readonly RefusedFile[]>;
  /** Puts one in the place of the last good version; resolves when searches run on it. */
  accept(id: string, sha256: string): Promise<void>;
}

type RefusedListsOptions = {
  readonly sources: readonly Source[];
  readonly keeper: Pick<ListKeeper, 'problem'>;
  readonly list: (id: string) => Promise<readonly RefusedFile[]>;
  readonly accept: (source: Source, sha256: string) => Promise<void>;
  readonly change: ChangeLists;
  /** Loads what was downloaded. */
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
