import type { IdentifierType } from '../types/listing.ts';
import type { Stretch } from './text-parts.ts';

/** An identifier found in a text. */
export type FoundIdentifier = Stretch & {
  /** Letters and digits, in the form that `foldIdentifier` takes. */
  readonly value: string;
  readonly type: IdentifierType | undefined;
};
