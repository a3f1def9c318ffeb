import { NOT_COVERED_CODES } from '@namesake/contract';
import { ENTITY_TYPES, EVIDENCE_FIELDS, IDENTIFIER_TYPES, TOKEN_METHODS } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(2, 'x', 'y', 'z'))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${path}.${key}`));
}

describe('the words of the interface', () => {
  it('judge nobody: nothing is "clear", nobody "sanctioned", "guilty" or a "true match"', () => {
    const judging = textsOf(messages).filter(
      ([path, text]) => path !== '.search.clear' && /\b(clear(ed|ance|s)?|guilty|sanctioned|true match)\b/i.test(text),
    );
    expect(judging).toEqual([]);
  });

  it('are never empty', () => {
    expect(textsOf(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('exist for every code an answer can carry', () => {
    expect(Object.keys(messages.entityTypes)).toEqual(expect.arrayContaining([...ENTITY_TYPES]));
    expect(Object.keys(messages.identifierTypes)).toEqual(expect.arrayContaining([...IDENTIFIER_TYPES]));
    expect(Object.keys(messages.evidence.methods)).toEqual(expect.arrayContaining([...TOKEN_METHODS]));
    expect(Object.keys(messages.evidence.fields)).toEqual(expect.arrayContaining([...EVIDENCE_FIELDS]));
    expect(Object.keys(messages.provenance.notCoveredCodes)).toEqual(expect.arrayContaining([...NOT_COVERED_CODES]));
  });
});
