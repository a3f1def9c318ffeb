/** Why a file was not accepted. A closed set: callers may switch on it. */
export const REFUSAL_CODES = [
  'empty',
  'html',
  'unsupported_format',
  'unknown_root',
  'ambiguous_list',
  'wrong_list',
  'encoding',
  'doctype',
  'malformed',
  'truncated',
  'compression',
  'too_large',
  'count_mismatch',
  'no_date',
  'no_records',
  'too_few',
  'older',
  'shrunk',
  'grown',
  'future',
  'unusable_records',
  'format_changed',
  'duplicate_list',
  'missing_part',
  'mapping',
  'checksum',
  'does_not_follow',
  'unreadable',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Position of the problem in the decompressed text. Lines count from 1, columns and bytes from 0. */
export type RefusalPosition = { readonly line: number; readonly column: number; readonly byte?: number };

/** A list file that must not be used. The message says what is wrong and what to do next. */
export class ListRefused extends Error {
  override readonly name = 'ListRefused';
  readonly code: RefusalCode;
  /** What is wrong, without file, list or position. */
  readonly reason: string;
  /** Id of the list, if it was recognised before the problem. */
  readonly list: string | undefined;
  readonly position: RefusalPosition | undefined;
  /** Path of the file, if any. */
  readonly file: string | undefined;
  /** Whether it is a known form that is ignored on purpose, such as the changes of a list. */
  readonly isKnown: boolean;

  constructor(code: RefusalCode, reason: string, where: RefusalContext = {}) {
    super(messageOf(reason, where), where.cause === undefined ? undefined : { cause: where.cause });
    this.code = code;
    this.reason = reason;
    this.list = where.list;
    this.position = where.position;
    this.file = where.file;
    this.isKnown = where.isKnown ?? false;
  }

  /** Everything but its cause, for recreating it: errors lose their members between threads. */
  get parts(): RefusalParts {
    const { code, reason, list, position, file, isKnown } = this;
    return {
      code,
      reason,
      ...(isKnown ? { isKnown } : {}),
      ...(list === undefined ? {} : { list }),
      ...(position === undefined ? {} : { position }),
      ...(file === undefined ? {} : { file }),
    };
  }

  /** The same refusal with more context. */
  in(where: RefusalContext): ListRefused {
    const { code, reason, ...own } = this.parts;
    return new ListRefused(code, reason, { cause: this.cause, ...where, ...own });
  }
}

export type RefusalContext = {
  readonly list?: string;
  readonly position?: RefusalPosition;
  readonly file?: string;
  readonly isKnown?: boolean;
  readonly cause?: unknown;
};

export type RefusalParts = Omit<RefusalContext, 'cause'> & { readonly code: RefusalCode; readonly reason: string };

function messageOf(reason: string, { list, file, position }: RefusalContext): string {
  const subject = [file, list === undefined ? undefined : `(${list})`].filter((part) => part !== undefined).join(' ');
  const where = position === undefined ? '' : ` at line ${position.line}, column ${position.column}`;
  return `${subject === '' ? '' : `${subject}: `}${reason}${where === '' ? '' : ` [${where.trim()}]`}`;
}
