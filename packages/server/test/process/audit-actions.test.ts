import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_ACTIONS, actionsTable } from '@namesake/contract';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');
const GUIDE = join(import.meta.dirname, '../../../../docs/guide/audit.md');
/** How the sources name the action of an event. */
const NAMED = [
  /\b(?:audit|auditEvent|operatorEvent)\((?:[^;']|'\/)*?'([a-z_]+\.[a-z_]+)'/g,
  /\baction(?:: | = )'([a-z_]+\.[a-z_]+)'/g,
  /\b(?:ACTION|IMPORTED|KEY_\w+|ROW_PROOF_\w+|RECORDS_\w+|SEARCH_RECORDED) = '([a-z_]+\.[a-z_]+)'/g,
];

const written = new Set(
  globSync(join(SOURCES, '**/*.ts'))
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, action = '']) => action));
    }),
);

describe('the actions of the audit log', () => {
  it('are all in the table of the contract: add those that the service writes to AUDIT_ACTIONS', () => {
    expect(written.size).toBeGreaterThan(30);
    expect([...written].filter((action) => !Object.hasOwn(AUDIT_ACTIONS, action))).toEqual([]);
  });

  it('are in the guide as they are in the table: node packages/server/tools/make-audit-page.ts', () => {
    expect(readFileSync(GUIDE, 'utf8')).toContain(actionsTable());
  });
});
