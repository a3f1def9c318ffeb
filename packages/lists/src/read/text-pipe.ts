import type { FileFacts, Source } from '../source.ts';

/** One file format while it is being read. */
export interface TextPipe {
  write(text: string): void;
  /** Throws `ListRefused` where the file is incomplete. */
  end(): { readonly source: ListTitle; readonly facts: FileFacts };
  readonly listId: string | undefined;
  /** Where reading stands, for messages. */
  readonly position: { readonly line: number; readonly column: number };
}

/** What a version says about its list. */
export type ListTitle = Pick<Source, 'id' | 'title' | 'publisher' | 'url'>;
