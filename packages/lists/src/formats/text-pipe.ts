import type { FileFacts } from '../list/record.ts';
import type { Source } from '../list/source.ts';

/** What was read, when it is complete. */
export type PipeEnd = {
  readonly source: ListTitle;
  readonly facts: FileFacts;
  /** Name of the form, of official lists. */
  readonly form?: string;
};

/** One file format while it is read as text, and its result. */
export interface TextPipe<End = PipeEnd> {
  write(text: string): void;
  /** Throws `ListRefused` where the file is incomplete. */
  end(): End;
  readonly listId: string | undefined;
  /** Current position, for messages. */
  readonly position: { readonly line: number; readonly column: number };
}

/** The same of bytes: text that is still to be decoded, or a format that is no text. */
export interface BytePipe<End = PipeEnd> {
  write(chunk: Buffer): void;
  /** Throws `ListRefused` where the file is incomplete. */
  end(): End;
  readonly listId: string | undefined;
}

/** What a version says about its list. */
export type ListTitle = Pick<Source, 'id' | 'title' | 'publisher' | 'url'>;
