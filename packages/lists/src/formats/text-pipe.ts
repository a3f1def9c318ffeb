import type { FileFacts } from '../list/record.ts';
import type { Source } from '../list/source.ts';

/** Result of a complete read. */
export type PipeEnd = {
  readonly source: ListTitle;
  readonly facts: FileFacts;
  /** Name of the form, for official lists. */
  readonly form?: string;
};

/** A file format that is read as text, and its result. */
export interface TextPipe<End = PipeEnd> {
  write(text: string): void;
  /** Throws `ListRefused` if the file is incomplete. */
  end(): End;
  readonly listId: string | undefined;
  /** Current position, for messages. */
  readonly position: { readonly line: number; readonly column: number };
}

/** The same for bytes: text that must be decoded first, or a binary format. */
export interface BytePipe<End = PipeEnd> {
  write(chunk: Buffer): void;
  /** Throws `ListRefused` if the file is incomplete. */
  end(): End;
  readonly listId: string | undefined;
}

/** What a version says about its list. */
export type ListTitle = Pick<Source, 'id' | 'title' | 'publisher' | 'url'>;
