// Writes the table of actions into the guide: node packages/server/tools/make-audit-page.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionsTable } from '@namesake/contract';

const path = join(import.meta.dirname, '../../../docs/guide/audit.md');
const page = readFileSync(path, 'utf8');
const marked = /(<!-- actions -->\n\n)[\s\S]*?(\n\n<!-- end of actions -->)/;
if (!marked.test(page)) throw new Error(`${path} has no place for the table of actions.`);
writeFileSync(
  path,
  page.replace(marked, (_, before, after) => before + actionsTable() + after),
);
