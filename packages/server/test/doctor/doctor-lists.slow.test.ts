import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VersionFiles } from '../../src/lists/versions/version-files.ts';
import { anyEvent } from '../support/any-event.ts';
import { daysAgo } from '../support/folder-service.ts';
import { InstallationFolder, matching } from '../support/installation.ts';
import { linesOf } from '../support/lines-of.ts';
import { numbers, unListOf } from '../support/un-list-of.ts';

const HOUR_MS = 3_600_000;

let folder: InstallationFolder;
beforeEach(async () => {
  folder = await InstallationFolder.make();
});
afterEach(() => folder.close());

describe('doctor finds of lists', () => {
  const put = (name: string, text: string): Promise<void> => writeFile(join(folder.listsDir, name), text);

  it('that one is old, aged, or vouched for, with both its dates', async () => {
    await put('consolidated.xml', unListOf(daysAgo(400), numbers(10, 30)));
    expect(await folder.wrong('lists')).toEqual(
      matching(
        /^problem: un_sc is too old \(published 400 days ago.*20 records, published .*, a file on disk\. \/ Put a newer file into/,
      ),
    );
    expect(
      await folder.wrong('lists', { NAMESAKE_LISTS_ATTESTED: `checked on Monday; until ${daysAgo(-60)}` }),
    ).toEqual([]);
    await put('consolidated.xml', unListOf(daysAgo(100), numbers(10, 30)));
    expect(await folder.wrong('lists')).toEqual(matching(/^warning: un_sc was published 100 days ago/));
  });

  it('that the word on them ends soon, or has ended', async () => {
    expect(await folder.wrong('lists', { NAMESAKE_LISTS_ATTESTED: `checked on Monday; until ${daysAgo(-3)}` })).toEqual(
      matching(/^warning: The operator attests that the files are current until .*: 4 more days\. .* new reason/),
    );
    expect(await folder.wrong('lists', { NAMESAKE_LISTS_ATTESTED: `checked on Monday; until ${daysAgo(3)}` })).toEqual(
      matching(/^warning: The attestation that the files are current ended on/),
    );
    await folder.store((storage) =>
      storage.audit.append({
        at: Date.now() - 25 * 24 * HOUR_MS,
        actor: 'operator',
        action: 'lists.attested',
        target: '',
        detail: { reason: 'checked on Monday' },
        requestId: '',
      }),
    );
    expect(await folder.wrong('lists', { NAMESAKE_LISTS_ATTESTED: 'checked on Monday' })).toEqual(
      matching(/: 5 more days/),
    );
  });

  it('that a required one is missing', async () => {
    await folder.store((storage) => storage.requiredLists.require(folder.listsDir, ['eu_fsf'], anyEvent(1)));
    expect(await folder.wrong('lists', { NAMESAKE_LISTS_REQUIRED: 'un_sc,us_ofac_sdn' })).toEqual(
      matching(
        /^problem: eu_fsf is required and missing\. \/ Put its file/,
        /^problem: us_ofac_sdn is required and missing/,
      ),
    );
    expect(await folder.wrong('lists', { NAMESAKE_LISTS_REQUIRED: 'un_cs' })).toContainEqual(
      expect.stringMatching(/^problem: NAMESAKE_LISTS_REQUIRED names "un_cs" \(did you mean un_sc\?\)/),
    );
  });

  it('files that are refused, not read, or of no list', async () => {
    await put('README.md', 'about these lists');
    await put('broken.xml', unListOf(daysAgo(1), numbers(40, 60)).slice(0, 900));
    await put('other.xml', '<SOMETHING_ELSE/>');
    const wrong = await folder.wrong('lists');
    expect(wrong).toContainEqual(expect.stringMatching(/^problem: .*broken\.xml must not be used .* Replace the file/));
    expect(wrong).toContainEqual(expect.stringMatching(/other\.xml/));
    expect(wrong.join()).not.toContain('README');
  });

  it('a file that is older than what was searched', async () => {
    const lines = ['{"id":"un_sc:XXi.001"}'];
    const { content, bytes } = await new VersionFiles(folder.path('versions')).write(linesOf(lines));
    const facts = {
      list: 'un_sc',
      content,
      bytes,
      version: '1',
      rejected: 0,
      records: 1,
      fileName: 'x.xml',
      changes: null,
    };
    await folder.store((storage) =>
      storage.listVersions.activate(
        [{ ...facts, sha256: 'a'.repeat(64), publishedAt: `${daysAgo(0)}T00:00:00.000Z`, checkedAt: 1, held: [] }],
        [],
        Date.now(),
      ),
    );
    expect(await folder.wrong('lists')).toContainEqual(
      expect.stringMatching(
        /^problem: .*consolidated\.xml must not be used .*older than what was searched until now.*lists accept un_sc/,
      ),
    );
  });

  it('that only private ones are there, or none, or no folder', async () => {
    await rename(join(folder.listsDir, 'consolidated.xml'), join(folder.dir, 'consolidated.xml'));
    expect(await folder.wrong('lists')).toEqual(
      matching(/^problem: No list can be loaded from .*: the service does not start/),
    );
    await put('vip.ftm.json', '{"id":"v-1","schema":"Person","properties":{"name":["Tesmond Quillaby"]}}\n');
    expect(await folder.wrong('lists')).toContainEqual(
      expect.stringMatching(/^problem: No answer is complete\. The folder of lists holds private lists only/),
    );
    await rm(folder.listsDir, { recursive: true });
    expect(await folder.wrong('lists')).toEqual(matching(/^problem: .*is a folder that cannot be read/));
  });

  it('that nothing was downloaded yet, which is worse offline', async () => {
    const overrides = { DATA_DIR: folder.dataDir, PORT: String(folder.port) };
    expect(await folder.wrong('lists', {}, { overrides })).toEqual(matching(/^warning: No list was downloaded yet/));
    const offline = { overrides: { ...overrides, OFFLINE: 'true' } };
    expect(await folder.wrong('lists', {}, offline)).toEqual(
      matching(/^problem: No list was downloaded yet: .* The service is offline/),
    );
  });
});

describe('doctor finds of downloads', () => {
  const DAY_MS = 24 * HOUR_MS;
  /** As a download leaves it that was last checked so many days ago. */
  async function download(text: string, checkedDaysAgo: number): Promise<void> {
    const dir = folder.path('lists/un_sc');
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, 'current.xml'), text);
    const checkedAt = new Date(Date.now() - checkedDaysAgo * DAY_MS).toISOString();
    const sha256 = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    const version = { sha256, records: 20, publishedAt: `${daysAgo(2)}T00:00:00.000Z` };
    await writeFile(join(dir, 'meta.json'), JSON.stringify({ checkedAt, version }));
  }
  const wrong = async (): Promise<readonly string[]> => {
    const overrides = { DATA_DIR: folder.dataDir, PORT: String(folder.port) };
    return (await folder.wrong('lists', {}, { overrides })).filter((line) => line.includes('un_sc'));
  };

  it('that a publisher was not asked for long, and which were never downloaded', async () => {
    await download(unListOf(daysAgo(2), numbers(10, 30)), 0);
    expect(await wrong()).toEqual([]);
    const overrides = { DATA_DIR: folder.dataDir, PORT: String(folder.port) };
    expect(await folder.wrong('lists', {}, { overrides })).toContainEqual(
      expect.stringMatching(/^problem: eu_fsf is required and missing\. \/ namesake lists refresh eu_fsf/),
    );
    await download(unListOf(daysAgo(2), numbers(10, 30)), 2);
    expect(await wrong()).toEqual(
      matching(/^warning: un_sc was last checked with its publisher 2 days ago; .*, checked .* UTC/),
    );
    await download(unListOf(daysAgo(2), numbers(10, 30)), 4);
    expect(await wrong()).toEqual(matching(/^problem: un_sc is too old \(its publisher was asked 4 days ago\)/));
  });

  it('that the stored file is broken, or a later one was refused', async () => {
    await download(unListOf(daysAgo(2), numbers(10, 30)), 0.1);
    const refused = { list: 'un_sc', sha256: 'c'.repeat(64), code: 'shrunk', reason: 'has 4 records', bytes: 4 };
    await mkdir(folder.path('lists/un_sc/refused'));
    const meta = JSON.stringify({ ...refused, refusedAt: new Date().toISOString(), acceptable: true });
    await writeFile(folder.path(`lists/un_sc/refused/${refused.sha256}.meta.refused`), meta);
    expect(await wrong()).toEqual(
      matching(/^warning: un_sc: a download of .* was refused, .* lists accept un_sc cccccccccccc/),
    );
    await writeFile(folder.path('lists/un_sc/current.xml'), unListOf(daysAgo(2), numbers(10, 30)).slice(0, 700));
    expect(await wrong()).toContainEqual(expect.stringMatching(/^problem: .*current\.xml must not be used/));
  });
});

describe('doctor finds of stored versions', () => {
  const held = { listing: 'un_sc:XXi.001', what: 'listing', sha256: 'b'.repeat(64), reason: 'unusually many' } as const;
  let content: string;
  let file: string;
  beforeEach(async () => {
    const stored = await new VersionFiles(folder.path('versions')).write(linesOf(['{"id":"un_sc:XXi.001"}']));
    content = stored.content;
    file = folder.path(`versions/${content}.jsonl.zst`);
  });
  const activate = (holds: readonly (typeof held)[]): Promise<void> =>
    folder.store((storage) => {
      const dates = { publishedAt: '2026-01-01T00:00:00.000Z', checkedAt: 1 };
      const facts = {
        list: 'un_sc',
        version: '1',
        rejected: 0,
        records: 1,
        fileName: 'x.xml',
        changes: null,
        bytes: 24,
      };
      const version = {
        ...facts,
        ...dates,
        content,
        sha256: 'a'.repeat(64),
        held: holds.map((one) => ({ ...one, content })),
      };
      return storage.listVersions.activate([version], [], Date.now());
    });

  it('removals that wait for a word', async () => {
    await activate([held]);
    expect(await folder.wrong('versions')).toEqual(
      matching(
        /^warning: Held back in un_sc: 1 removed .* until someone confirms\..* namesake lists held --list un_sc/,
      ),
    );
  });

  it('that a held listing is stored nowhere any more, unless its removal was confirmed', async () => {
    await activate([held]);
    await writeFile(file, 'damaged');
    expect(await folder.wrong('versions')).toEqual(
      matching(/^problem: Held back in un_sc: 1 .* which is damaged\. They are not found/),
    );
    await rm(file);
    expect(await folder.wrong('versions')).toEqual(
      matching(/^problem: Held back in un_sc: 1 .* were in .*\.jsonl\.zst, which is gone\. .* Restore versions\//),
    );
    await folder.store((storage) => storage.heldRemovals.confirm('un_sc', [held.listing], anyEvent(2)));
    expect(await folder.wrong('versions')).toEqual(
      matching(/^warning: The version of un_sc searched last is missing from/),
    );
  });

  it('that what was searched last is damaged', async () => {
    await activate([]);
    expect(await folder.wrong('versions')).toEqual([]);
    await writeFile(file, 'damaged');
    expect(await folder.wrong('versions')).toEqual(matching(/^problem: The version of un_sc searched last is damaged/));
  });
});
