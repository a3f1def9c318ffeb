import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOURCES } from '@namesake/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plannedSources } from '../../src/config/planned-sources.ts';

const USUAL = SOURCES.filter(({ required }) => required).map(({ id }) => id);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-plan-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function plan(file: unknown, allowHttp: readonly string[] = []) {
  const path = join(dir, 'lists.json');
  await writeFile(path, typeof file === 'string' ? file : JSON.stringify(file));
  return plannedSources(path, allowHttp);
}

describe('what is downloaded', () => {
  it('is the usual lists, without a file and with an empty one', async () => {
    expect(plannedSources(null, []).map(({ id }) => id)).toEqual(USUAL);
    expect((await plan({})).map(({ id }) => id)).toEqual(USUAL);
  });

  it('is what the operator adds and leaves out, with keys and a pace of their own', async () => {
    const sources = await plan({
      lists: { ch_seco: { everyHours: 24 }, wb_debarred: { key: 'k-1' }, un_sc: { download: false } },
      datasets: { gull_peps: { index: 'https://data.example.test/gull_peps/index.json', key: 'k-2' } },
    });
    const ids = sources.map(({ id }) => id);
    expect(ids.filter((id) => !USUAL.includes(id))).toEqual(['ch_seco', 'wb_debarred', 'gull_peps']);
    expect(ids).not.toContain('un_sc');
    const by = (id: string) => sources.find((source) => source.id === id);
    expect(by('ch_seco')?.everyMs).toBe(86_400_000);
    expect([by('wb_debarred')?.key, by('wb_debarred')?.keyHeader]).toEqual(['k-1', 'apikey']);
    expect(by('gull_peps')).toMatchObject({ isDataset: true, key: 'k-2', publisher: 'data.example.test' });
  });

  it('comes from the operator’s own address and no other, but for the mirrors that he names', async () => {
    const url = 'https://mirror.example.test/sdn.xml';
    const mirrors = ['https://second.example.test/sdn.xml'];
    const sdn = (await plan({ lists: { us_ofac_sdn: { url, mirrors } } })).find(({ id }) => id === 'us_ofac_sdn');
    expect([sdn?.url, sdn?.mirrors, sdn?.preferredUrls]).toEqual([url, mirrors, undefined]);
    const own = (await plan({ lists: { us_ofac_sdn: { url } } })).find(({ id }) => id === 'us_ofac_sdn');
    expect(own?.mirrors).toBeUndefined();
    const jp = (await plan({ lists: { jp_mof: {} } })).find(({ id }) => id === 'jp_mof');
    expect(jp?.linkPattern).toBeDefined();
  });

  it('comes over plain http only from this machine and from hosts that are allowed by name', async () => {
    const url = 'http://mirror.example.test:8080/sdn.xml';
    const file = {
      lists: { us_ofac_sdn: { url: 'https://a.test/sdn.xml', mirrors: [url] }, un_sc: { url } },
      datasets: { gulls: { index: 'http://data.example.test/index.json' } },
    };
    const refusal = await plan(file).catch((error: unknown) => String(error));
    for (const where of ['lists.us_ofac_sdn.mirrors.0: ', 'lists.un_sc.url: ', 'datasets.gulls.index: '])
      expect(refusal).toContain(`${where}must be https`);
    expect(refusal).toContain('NAMESAKE_ALLOW_HTTP=mirror.example.test');
    const planned = await plan(file, ['mirror.example.test', 'data.example.test']);
    expect(planned.find(({ id }) => id === 'un_sc')?.url).toBe(url);
    await plan({ lists: { un_sc: { url: 'http://127.0.0.1:9/un.xml' } } });
  });

  it.each([
    [{ lists: { un_cs: {} } }, 'Did you mean un_sc?'],
    [{ lists: { un_sc: { url: 'ftp://x' } } }, 'lists.un_sc.url: must be an http or https address'],
    [{ lists: { un_sc: { adress: 'x' } } }, 'lists.un_sc'],
    [{ datasets: { un_sc: { index: 'https://x.test/index.json' } } }, 'is an official list: its id here is ftm_un_sc'],
    [{ dataset: {} }, 'the file'],
    ['{', 'cannot be read as JSON'],
  ])('is refused where it cannot be understood: %j', async (file, message) => {
    await expect(plan(file)).rejects.toThrow(message);
  });
});
