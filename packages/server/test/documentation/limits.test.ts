import { readFileSync } from 'node:fs';
import { ENDPOINTS, searchRequestSchema } from '@namesake/contract';
import { expect, it } from 'vitest';
import { BODY_LIMIT, HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../../src/app/build-server.ts';
import { MAX_BYTES as MAX_OF_OWNERS } from '../../src/cli/ownership.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import { MAX_AT_ONCE, MAX_WAITING as MAX_READS_WAITING } from '../../src/http/long-reads.ts';
import { LONGEST_LINE } from '../../src/modules/access/store/api-token.ts';
import { MAX_UNFINISHED as MAX_BATCHES } from '../../src/modules/batches/create.ts';
import { MAX_BYTES, MAX_SPREADSHEET_BYTES } from '../../src/modules/batches/store-file.ts';
import { MAX_UNFINISHED as MAX_LOOKBACKS } from '../../src/modules/lookbacks/create.ts';
import { MAX_WAITING, MAX_WAITING_EACH } from '../../src/screening/search-pool.ts';

const page = readFileSync(new URL('../../../../docs/security/limits.md', import.meta.url), 'utf8');
const MIB = 1024 * 1024;

/** The line of a table that begins with this. */
const line = (start: string): string => page.split('\n').find((text) => text.startsWith(`| ${start} |`)) ?? '';
/** Whether a search or a page takes one item more than a limit. */
const takes = (limit: number): boolean => searchRequestSchema.safeParse({ searchText: 'Anna Vranok', limit }).success;
const pages = (limit: number): boolean => ENDPOINTS.listBatches.query.safeParse({ limit: String(limit) }).success;

it('the page about limits has the numbers that the service keeps to', () => {
  const { rateLimit, anonymousRateLimit, searchDeadlineMs } = resolveSettings({});
  const said = (number: number): string => new Intl.NumberFormat('en').format(number);
  expect(page).toContain(`up to ${BODY_LIMIT / 1024} KiB`);
  expect(line('requests')).toContain(`${said(rateLimit)} a minute`);
  expect(line('requests without either')).toContain(`${anonymousRateLimit} a minute`);
  expect(line('tokens in a line')).toContain(`| ${LONGEST_LINE} |`);
  expect(line('long texts that wait')).toContain(`| ${MAX_WAITING_EACH} · ${MAX_WAITING} |`);
  const reads = line('long reads that run · that wait ([which](../guide/tokens.md#long-reads))');
  expect(reads).toContain(`| ${MAX_AT_ONCE} · ${MAX_READS_WAITING} |`);
  expect(line('batches · lookbacks that are not over')).toContain(`| ${MAX_BATCHES} · ${MAX_LOOKBACKS} |`);
  expect(line('time to send')).toContain(`| ${HEADERS_TIMEOUT_MS / 1_000} s · ${REQUEST_TIMEOUT_MS / 60_000} min |`);
  expect(line('search of a long text')).toContain(`a deadline of ${searchDeadlineMs / 1_000} s`);
  expect(line('file of a batch')).toContain(`${MAX_BYTES / MIB} MiB; XLSX ${MAX_SPREADSHEET_BYTES / MIB} MiB`);
  expect(line('table of owners')).toContain(`${MAX_OF_OWNERS / MIB} MiB`);
});

it.each([
  ['results of an answer', takes],
  ['items of a page', pages],
] as const)('the page about limits says how many %s there are at most', (start, accepts) => {
  const most = Number(/\| (\d+) \|$/.exec(line(start))?.[1]);
  expect([accepts(most), accepts(most + 1)]).toEqual([true, false]);
});
