import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../src/config/version.ts';
import { writtenOpenapi } from '../../src/http/openapi.ts';
import { typescriptTypes } from '../../tools/client-types.ts';
import { pythonTypes } from '../../tools/python-types.ts';
import { breakingChanges, type Contract } from '../support/breaking-changes.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');
const RELEASED = join(DOCS, 'openapi-released.json');

const read = (path: string): Contract => JSON.parse(readFileSync(path, 'utf8'));

describe('the committed OpenAPI document', () => {
  it('is what the code makes: npm run docs:openapi', async () => {
    expect(readFileSync(join(DOCS, 'openapi.json'), 'utf8')).toBe(await writtenOpenapi(VERSION));
  });

  it.each([
    ['packages/client/src/api.gen.ts', typescriptTypes],
    ['clients/python/src/namesake_client/types.py', pythonTypes],
  ])('is what the types of a client are made from: npm run docs:openapi, %s', async (path, typesOf) => {
    const types = await typesOf(readFileSync(join(DOCS, 'openapi.json'), 'utf8'));
    expect(readFileSync(join(DOCS, '..', path), 'utf8')).toBe(types);
  });

  it('breaks nothing of a released one; before 1.0.0 none is kept', () => {
    expect(existsSync(RELEASED)).toBe(!VERSION.startsWith('0.'));
    const released = existsSync(RELEASED) ? read(RELEASED) : undefined;
    expect(released === undefined ? [] : breakingChanges(released, read(join(DOCS, 'openapi.json')))).toEqual([]);
  });
});

const BASE = {
  paths: {
    '/things/{id}': {
      get: { operationId: 'getThing', parameters: [{ name: 'id', required: true }], responses: { 200: {}, 404: {} } },
    },
  },
  components: {
    schemas: {
      Thing: { properties: { id: { type: 'string' }, kind: { $ref: '#/components/schemas/Kind' } }, required: ['id'] },
      Kind: { enum: ['big', 'small'] },
      MakeThingRequest: { properties: { name: { type: 'string' } }, required: [] },
    },
  },
};
const { Thing, Kind, MakeThingRequest } = BASE.components.schemas;
const withSchemas = (schemas: object) => ({
  ...BASE,
  components: { schemas: { ...BASE.components.schemas, ...schemas } },
});
const get = BASE.paths['/things/{id}'].get;
const withGet = (operation: object) => ({ ...BASE, paths: { '/things/{id}': { get: { ...get, ...operation } } } });

describe('a change of the contract', () => {
  it.each([
    ['an operation that is gone', { ...BASE, paths: {} }, 'GET /things/{id} is gone.'],
    ['an answer that is gone', withGet({ responses: { 204: {} } }), 'GET /things/{id} does not answer 200 any more.'],
    [
      'a parameter that must be given',
      withGet({ parameters: [...get.parameters, { name: 'from', required: true }] }),
      'GET /things/{id} asks for from.',
    ],
    ['a new operationId', withGet({ operationId: 'readThing' }), 'GET /things/{id} has another operationId.'],
    [
      'a member that is gone',
      withSchemas({ Thing: { ...Thing, properties: { id: { type: 'string' } } } }),
      'Thing.kind is gone.',
    ],
    [
      'a member of another type',
      withSchemas({ Thing: { ...Thing, properties: { ...Thing.properties, id: { type: 'integer' } } } }),
      'Thing.id was string and is integer.',
    ],
    ['a member that may be absent', withSchemas({ Thing: { ...Thing, required: [] } }), 'Thing.id may be absent.'],
    ['a word that is gone', withSchemas({ Kind: { enum: ['big'] } }), 'Kind has no small any more.'],
    [
      'a member of a request that must be given',
      withSchemas({ MakeThingRequest: { ...MakeThingRequest, required: ['name'] } }),
      'MakeThingRequest.name must be given.',
    ],
  ])('breaks clients: %s', (_, after, said) => {
    expect(breakingChanges(BASE, after)).toEqual([said]);
  });

  it('breaks nothing where it adds', () => {
    const more = withSchemas({
      Thing: { properties: { ...Thing.properties, size: { type: 'integer' } }, required: ['id', 'size'] },
      Kind: { enum: [...Kind.enum, 'huge'] },
      MakeThingRequest: {
        ...MakeThingRequest,
        properties: { ...MakeThingRequest.properties, size: { type: 'integer' } },
      },
    });
    expect(breakingChanges(BASE, { ...more, paths: { ...BASE.paths, '/others': {} } })).toEqual([]);
  });
});
