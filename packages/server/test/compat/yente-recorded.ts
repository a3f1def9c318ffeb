/** A step of `yente-client.py`: what yente's own client of Python sent, and what it understood or was refused with. */
export type YenteStep = {
  readonly sent: readonly { readonly method: string; readonly path: string; readonly body: object | null }[];
  readonly answer?: unknown;
  readonly refused?: number;
};

const person = (name: string, facts: object = {}) => ({ schema: 'Person', properties: { ...facts, name: [name] } });
const ORLAN = person('Orlan Vestrakov', { birthDate: ['1971-04-02'], nationality: ['de'] });
const get = (path: string) => ({ method: 'GET', path, body: null });
const match = (path: string, q: object = ORLAN, weights: object = {}) => ({
  method: 'POST',
  path: `/match/${path}`,
  body: { queries: { q }, weights, config: {} },
});

/** Recorded; `npm run release:check -- yente` compares them with what the client sends now. */
export const RECORDED: Readonly<Record<string, YenteStep>> = {
  healthz: { sent: [get('/healthz')], answer: 'ok' },
  readyz: { sent: [get('/readyz')], answer: 'ok' },
  datasets: { sent: [get('/catalog')], answer: ['default', 'sanctions', 'list_a', 'list_b'] },
  algorithms: { sent: [get('/algorithms'), get('/algorithms')], answer: ['namesake', 'namesake'] },
  match: { sent: [match('default')], answer: ['list-a..1'] },
  'match with everything': {
    sent: [match('sanctions?threshold=0.7&cutoff=0.5&algorithm=best&limit=10')],
    answer: ['list-a..1'],
  },
  'match without': { sent: [match('default?exclude_entity_ids=list-a..1')], answer: [1] },
  'match a company': {
    sent: [match('default', { schema: 'Company', properties: { name: ['Vantal Shipping Company'] } })],
    answer: ['list-a..2'],
  },
  'match a vessel': {
    sent: [match('default', { schema: 'Vessel', properties: { imoNumber: ['IMO0010017'], name: ['Pelagos Mirage'] } })],
    answer: ['list-a..5'],
  },
  'match many': { sent: [match('default'), match('default')], answer: ['a', 'b'] },
  'match nobody': { sent: [match('default', person('Nobody Unlisted Quenderby'))], answer: [] },
  'match a topic': { sent: [match('default?topics=sanction')], refused: 403 },
  'match changes': { sent: [match('default?changed_since=2026-01-01')], refused: 400 },
  'match with weights': { sent: [match('default', ORLAN, { name_match: 0.5 })], refused: 400 },
  search: {
    sent: [get('/search/default?countries=de&schema=Person&q=orlan+vestrakov&offset=0&facets=schema')],
    answer: ['list-a..1'],
  },
  'search simply': {
    sent: [get('/search/default?q=orlan+vestrakov&offset=0&sort=caption%3Aasc&fuzzy=true&simple=true')],
    answer: ['list-a..1'],
  },
  'search with a filter': { sent: [get('/search/default?filter=birthDate%3A1971&q=orlan&offset=0')], refused: 400 },
  fetch: {
    sent: [
      get('/entities/list-a..1?nested=true'),
      get('/entities/list-b..9?nested=false'),
      get('/entities/list-a..1?nested=false'),
    ],
    answer: ['Orlan VESTRAKOV', 'list-a..1'],
  },
  adjacent: { sent: [get('/entities/list-a..1/adjacent?offset=0')], answer: ['sanctions', 'unknownLinkTo'] },
  'adjacent by property': {
    sent: [
      get('/entities/list-b..9/adjacent/sanctions?offset=1&limit=1'),
      get('/entities/list-a..1/adjacent/sanctions?offset=1&limit=1'),
    ],
    answer: 2,
  },
  'adjacent by another': { sent: [get('/entities/list-a..1/adjacent/ownershipOwner?offset=0')], refused: 404 },
  statements: { sent: [get('/statements?offset=0&canonical_id=list-a..1')], refused: 404 },
};
