import type { Span } from '@namesake/contract';
import { segmentsOf } from './segments.ts';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text that no span covers. */
export const unmatchedWords = (text: string, spans: readonly Span[]): readonly string[] =>
  segmentsOf(text, spans)
    .filter((segment) => segment.mark === undefined)
    .flatMap((segment) => segment.text.match(WORD) ?? []);
