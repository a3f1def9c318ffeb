import type { ListsLoading } from '@namesake/contract';
import type { LoaderMessage } from './loader-protocol.ts';

/** Progress of loading lists, without whether searches are answered meanwhile. */
export type LoadProgress = Omit<ListsLoading, 'searchable'>;

/** Progress of the downloads of one round. */
type DownloadTrack = {
  readonly bytes: (list: string, bytes: number, totalBytes: number | null) => void;
  readonly done: (list: string) => void;
  readonly end: () => void;
};

/** Progress of loading lists, for the terminal and for HTTP. */
export class LoadTracker {
  readonly #onChange: (progress: LoadProgress | null) => void;
  #downloading: LoadProgress | null = null;
  #loading: LoadProgress | null = null;

  /** @param onChange receives each change; null once no list is being loaded */
  constructor(onChange: (progress: LoadProgress | null) => void = () => {}) {
    this.#onChange = onChange;
  }

  /** Null if no list is being loaded. */
  current(): LoadProgress | null {
    return this.#loading ?? this.#downloading;
  }

  /** Starts a round of `of` downloads; call `end` after all of them. */
  downloads(of: number): DownloadTrack {
    let done = 0;
    const tell = (list: string | null, bytes: LoadProgress['bytes']): void => {
      this.#downloading = { phase: 'downloading', lists: { done, of }, list, listings: null, bytes };
      this.#onChange(this.current());
    };
    tell(null, null);
    return {
      bytes: (list, bytes, totalBytes) => tell(list, { done: bytes, of: totalBytes }),
      done: (list) => {
        done += 1;
        tell(list, null);
      },
      end: () => {
        this.#downloading = null;
        this.#onChange(this.current());
      },
    };
  }

  /** Tracks a load by its messages, and passes them on. */
  async follow<T>(
    onMessage: (message: LoaderMessage) => void,
    load: (onMessage: (message: LoaderMessage) => void) => Promise<T>,
  ): Promise<T> {
    this.#loaded({ phase: 'reading', lists: { done: 0, of: null }, list: null, listings: null, bytes: null });
    try {
      return await load((message) => {
        this.#update(message);
        onMessage(message);
      });
    } finally {
      this.#loaded(null);
    }
  }

  #update(message: LoaderMessage): void {
    const before = this.#loading;
    if (before === null) return;
    if (message.kind === 'read') this.#loaded({ ...before, list: message.version.id });
    if (message.kind !== 'step') return;
    const { phase, files, listings } = message.step;
    this.#loaded({ ...before, phase, lists: files, listings });
  }

  #loaded(progress: LoadProgress | null): void {
    this.#loading = progress;
    this.#onChange(this.current());
  }
}
