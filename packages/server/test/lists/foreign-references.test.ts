import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LoaderMessage } from '../../src/lists/loading/loader-protocol.ts';
import { reportLine } from '../../src/lists/loading/report-load.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { loadHere } from '../support/load-here.ts';
import { startService, type TestService } from '../support/test-service.ts';
import { unListOf } from '../support/un-list-of.ts';

let dir: string;
let service: TestService;
let keeper: ListKeeper;
const lines: string[] = [];
const onMessage = (message: LoaderMessage): void => void lines.push(reportLine(message) ?? '');

const uk = (reference: string, name: string): string =>
  '<Designations><DateGenerated>22/02/2026</DateGenerated><Designation><UniqueID>ZZZ0001</UniqueID>' +
  `<UNReferenceNumber>${reference}</UNReferenceNumber><Names><Name><Name6>${name}</Name6><NameType>Primary Name</NameType></Name></Names>` +
  '<RegimeName>Invented</RegimeName><IndividualEntityShip>Individual</IndividualEntityShip></Designation></Designations>';

async function load(name: string): Promise<void> {
  await writeFile(join(dir, 'uk.xml'), uk('XXi.011', name));
  keeper.adopt((await loadHere({ kind: 'dir', dir }, 'disk', onMessage)).snapshot);
}

beforeEach(async () => {
  lines.length = 0;
  dir = await mkdtemp(join(tmpdir(), 'namesake-references-'));
  await writeFile(join(dir, 'un.xml'), unListOf('2026-02-01', [11, 12]));
  keeper = new ListKeeper(null, ['un_sc', 'gb_fcdo']);
  service = await startService({ listState: keeper });
});
afterEach(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

const warningsOf = async (list: string): Promise<unknown> =>
  (await service.get(`/api/v1/lists/${list}`, await service.token({ scopes: ['lists:read'] }))).body['warnings'];

it('a UN reference that is another person’s joins nobody, and is told in the report and by the list', async () => {
  await load('Vesna Quelmar');
  expect(keeper.current()?.screener.entityOf('gb_fcdo:ZZZ0001')?.entityId).toBe('gb_fcdo:ZZZ0001');
  const text = expect.stringMatching(
    /^gb_fcdo:ZZZ0001 \(Vesna Quelmar\) has the UN reference XXI011 of un_sc:XXi\.011 /,
  );
  expect(await warningsOf('gb_fcdo')).toEqual([text]);
  expect(await warningsOf('un_sc')).toEqual([]);
  expect(lines.filter((line) => line.includes('warning: gb_fcdo: 1 UN references'))).toHaveLength(1);
});

it('a UN reference of the same person joins both without a word', async () => {
  await load('Torimbre Torimbreskaya');
  expect(keeper.current()?.screener.entityOf('gb_fcdo:ZZZ0001')?.entityId).toBe('un_sc:XXi.011');
  expect(await warningsOf('gb_fcdo')).toEqual([]);
});
