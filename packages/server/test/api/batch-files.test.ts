import type { BatchResult } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { runBatch } from '../../src/modules/batches/run.ts';
import { codeOf, members, NEVER, texts, useBatchFiles, view } from '../support/batch-files.ts';

const desk = useBatchFiles();
const { send, upload, preview, screened } = desk;

it('a row whose name stands under another heading is incomplete, and its customer under watch is not clear', async () => {
  const query = '?start=true&watch=true';
  const by = await desk.service.token({ scopes: ['search:write', 'search:read', 'customers:write', 'customers:read'] });
  const { id } = view(await upload('Customer ID,Name\nViktor Petrenko,10234\n', { query, by }));
  await runBatch(desk.service.app, id, NEVER);
  const rows = Object((await send('GET', `/batches/${id}/results`, undefined, by)).body)['items'];
  expect(rows[0]).toMatchObject({ outcome: 'incomplete' });
  const found = await send('POST', '/customers/find', { externalRef: 'Viktor Petrenko' }, by);
  const customer = await send('GET', `/customers/${String(found.body['customerId'])}`, undefined, by);
  expect(customer.body).toMatchObject({ status: 'not_screened' });
});

describe('headings', () => {
  it('are known by a word for a name; else the first row is screened like all others', async () => {
    const batch = view(await upload('Orlan Vestrakov\nNobody Unlisted\n'));
    expect(batch.layout).toMatchObject({ headings: false, columns: [{ heading: 'Column 1', member: 'searchText' }] });
    expect((await screened(batch.id)).map(({ line, outcome }) => [line, outcome])).toEqual([
      [1, 'potential_match'],
      [2, 'no_match'],
    ]);
    const spoken = view(await upload('Name des Kunden,Filiale\nOrlan Vestrakov,Bonn\n'));
    expect([spoken.layout?.headings, members(spoken)]).toEqual([true, ['searchText', 'context']]);
    const codes = view(await upload('Kdnr,Name des Kunden,Staat\nk,Orlan Vestrakov,DE\nk,Nobody Unlisted,RU\n'));
    expect(members(codes)).toEqual(['id', 'searchText', 'countries']);
    // A guess by values is for people to look at.
    const unseen = await upload('Wer,Wo\nOrlan Vestrakov,DE\n', { query: '?start=true' });
    expect(codeOf(unseen)).toBe('mapping_incomplete');
    expect(view(await upload('Orlan Vestrakov\n', { query: '?start=true' })).state).toBe('queued');
    const dutch = view(await upload('Ad van der Naamen\nOrlan Vestrakov\n'));
    expect(dutch.layout?.headings).toBe(false);
    const coded = view(await upload('Budi Santoso,ID\nOrlan Vestrakov,DE\n'));
    expect([coded.layout?.headings, members(coded)]).toEqual([false, ['searchText', 'unmapped']]);
  });

  it('are what somebody says they are, and samples show what columns hold', async () => {
    const { id } = view(await upload('Wer,Wann\nOrlan Vestrakov,1985\nNobody Unlisted,1971\n'));
    const seen = await preview(id, { headings: true });
    expect(seen.layout?.columns).toEqual([
      { heading: 'Wer', member: 'searchText', holds: 'words' },
      { heading: 'Wann', member: 'unmapped', holds: 'other' },
    ]);
    expect(seen.samples).toEqual([
      ['Orlan Vestrakov', 'Nobody Unlisted'],
      ['1985', '1971'],
    ]);
    const columns = [
      { heading: 'Wer', member: 'searchText' },
      { heading: 'Wann', member: 'birthDate' },
    ];
    expect((await preview(id, { columns })).items[0]?.details).toEqual(['birthDate: 1985']);
    const unknown = await send('POST', `/batches/${id}/start`, {
      columns: [{ heading: 'Whom', member: 'searchText' }],
    });
    expect([codeOf(unknown), Object(unknown.body['errors'])[0].pointer]).toEqual([
      'column_unknown',
      '/columns/0/heading',
    ]);
  });

  it('below a title are found, and others are chosen by their row', async () => {
    const rows = ['Customers of March,,', ',,', 'No,Nom,Prénom', '7,Vestrakov,Orlan'].join('\n');
    const batch = view(await upload(rows));
    expect([batch.layout?.skip, members(batch)]).toEqual([1, ['id', 'lastName', 'firstName']]);
    expect((await preview(batch.id)).items.map(({ line, searchText }) => [line, searchText])).toEqual([
      [4, 'Orlan Vestrakov'],
    ]);
    expect((await preview(batch.id, { skip: 0 })).layout?.columns[0]?.heading).toBe('Column 1');
    // Nobody sees a preview of what starts at once.
    expect(codeOf(await upload(rows, { query: '?start=true' }))).toBe('mapping_incomplete');
    expect((await screened(batch.id)).map(({ line, outcome }) => [line, outcome])).toEqual([[4, 'potential_match']]);
  });

  it('that say nothing leave it to the values: dates of birth and countries are proposed as such', async () => {
    const rows = ['Name,Xa,Xb,Xc', 'Orlan Vestrakov,04.02.1985,Spain,12', 'Nobody Unlisted,1.3.1971,Deutschland,13'];
    expect(members(view(await upload(rows.join('\n'))))).toEqual(['searchText', 'birthDate', 'countries', 'unmapped']);
  });

  it('that are twice are told apart, so that no column is read as another', async () => {
    const batch = view(await upload('Name,Nationality,Nationality,\nOrlan,DE,FR,x\n'));
    expect(batch.layout?.columns).toEqual([
      { heading: 'Name', member: 'searchText', holds: 'names' },
      { heading: 'Nationality', member: 'countries', holds: 'other' },
      { heading: 'Nationality (2)', member: 'countries', holds: 'other' },
      { heading: 'Column 4', member: 'unmapped', holds: 'other' },
    ]);
    expect((await preview(batch.id)).items[0]?.details).toEqual(['countries: DE, FR']);
  });

  it('of two columns of names screen both, each by itself and as one name over two columns', async () => {
    const { id } = view(await upload('Name,Spouse\nNobody Unlisted,Orlan Vestrakov\n'));
    const columns = [
      { heading: 'Name', member: 'searchText' },
      { heading: 'Spouse', member: 'searchText' },
    ];
    const seen = await preview(id, { columns });
    expect([texts(seen), seen.items[0]?.details]).toEqual([
      ['Nobody Unlisted'],
      ['aliases: Orlan Vestrakov, Nobody Unlisted Orlan Vestrakov'],
    ]);
  });
});

describe('half a name', () => {
  it('is joined with its other half, whatever they are called, and found in both orders', async () => {
    const pairs = ['Nom,Prénom', 'Apellidos,Nombre', 'Cognome,Nome', 'Sobrenome,Nome', 'Фамилия,Имя', 'Name,Vorname'];
    for (const pair of [...pairs, 'Surnames,Given Names', 'surname1,firstName', 'Last,First Name', '姓,名']) {
      const { id, state } = view(await upload(`${pair}\nVestrakov,Orlan\n`, { query: '?start=true' }));
      expect([pair, state]).toEqual([pair, 'queued']);
      await runBatch(desk.service.app, id, NEVER);
      const [row] = Object((await send('GET', `/batches/${id}/results`)).body)['items'];
      expect([pair, row.outcome, row.best?.score]).toEqual([pair, 'potential_match', 100]);
    }
  });

  it('alone never starts, whoever named it, and is not saved', async () => {
    for (const head of ['Vorname,Kd-Nr', 'Surname,Kd-Nr', 'Name,Director first name']) {
      const halved = await upload(`${head}\nOrlan,7\n`, { query: '?start=true' });
      expect([head, codeOf(halved)]).toEqual([head, 'mapping_incomplete']);
    }
    const { id } = view(await upload('Vorname,Wer\nOrlan,Vestrakov\n'));
    const seen = await preview(id);
    expect(seen.halves).toEqual(['Vorname']);
    const columns = [{ heading: 'Vorname', member: 'firstName' }];
    const refused = await send('POST', `/batches/${id}/start`, { columns, ignore: ['Wer'] });
    expect([codeOf(refused), Object(refused.body['errors'])[0].detail]).toEqual(['mapping_incomplete', 'Vorname']);
    expect(codeOf(await send('PUT', '/batch-mappings/half', { columns, headings: true }))).toBe('mapping_incomplete');
  });
});

describe('a column with words', () => {
  const FILE = 'Name,Xyz,Town,Spouse name\nNobody Unlisted,Gold plan,Bonn,Orlan Vestrakov\n';

  it('keeps a batch from starting until somebody says what it is', async () => {
    const refused = await upload(FILE, { query: '?start=true' });
    expect([codeOf(refused), refused.body['errors']]).toEqual([
      'columns_unmapped',
      [{ pointer: '/columns/1', code: 'columns_unmapped', detail: 'Xyz' }],
    ]);
    const { id } = view(await upload(FILE));
    expect((await preview(id)).unmapped).toEqual(['Xyz']);
    expect(codeOf(await send('POST', `/batches/${id}/start`, {}))).toBe('columns_unmapped');
    expect(codeOf(await upload(FILE, { query: '?start=true&ignore=Abc' }))).toBe('column_unknown');
    expect(view(await upload(FILE, { query: '?start=true&ignore=Xyz' })).state).toBe('queued');
  });

  it('that is another party is a search of its own; what is set aside or context is named in rows and reports', async () => {
    const { id } = view(await upload(FILE, { query: '?start=true&ignore=Xyz' }));
    await runBatch(desk.service.app, id, NEVER);
    const rows: readonly BatchResult[] = Object((await send('GET', `/batches/${id}/results`)).body)['items'];
    expect(rows.map(({ line, role, outcome, setAside, context }) => [line, role, outcome, setAside, context])).toEqual([
      [2, null, 'no_match', ['Xyz'], [{ heading: 'Town', value: 'Bonn' }]],
      [2, 'Spouse name', 'potential_match', [], []],
    ]);
    const { body } = await send('GET', '/audit?action=batch.created&limit=1');
    expect(Object(body)['items'][0].detail).toMatchObject({ setAside: ['Xyz'], context: ['Town'] });
  });

  it('of names that is set aside, and words in a column of numbers, leave no complete answer', async () => {
    const set = view(await upload(FILE, { query: '?start=true&ignore=Xyz,Spouse%20name' }));
    const rows = Array.from({ length: 30 }, (_, at) => `Nobody Unlisted,${at}`).join('\n');
    const late = view(await upload(`Name,Fee\n${rows}\nNobody Unlisted,Orlan Vestrakov\n`, { query: '?start=true' }));
    for (const { id, at } of [
      { id: set.id, at: 0 },
      { id: late.id, at: 30 },
    ]) {
      await runBatch(desk.service.app, id, NEVER);
      const found: readonly BatchResult[] = Object((await send('GET', `/batches/${id}/results`)).body)['items'];
      expect(found[at]?.outcome).toBe('incomplete');
      const { body } = await send('GET', `/searches/${found[at]?.searchId}`);
      expect(body).toMatchObject({ complete: false, deviations: [{ member: 'leftOut' }] });
    }
  });

  it('whose words are screened under another heading loses nothing when it is set aside', async () => {
    const file = 'Full name,First name,Last name,Short name\nNobody van Unlisted,Nobody,van Unlisted,Nobody\n';
    const { id } = view(await upload(file, { query: '?start=true&ignore=Short%20name' }));
    await runBatch(desk.service.app, id, NEVER);
    expect(Object((await send('GET', `/batches/${id}/results`)).body)['items'][0].outcome).toBe('no_match');
  });
});
