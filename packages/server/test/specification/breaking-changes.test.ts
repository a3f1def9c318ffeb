import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from '../support/contract-changes/breaking-changes.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const BASE = {
  paths: {
    '/things/{id}': {
      put: {
        operationId: 'saveThing',
        parameters: [{ $ref: '#/components/parameters/Id' }],
        requestBody: json(ref('Draft')),
        responses: { 200: { headers: { ETag: {} }, ...json(ref('Thing')) }, 404: {} },
      },
    },
  },
  components: {
    parameters: { Id: { name: 'id', required: true, schema: { type: 'string', maxLength: 20 } } },
    schemas: {
      Thing: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          kind: ref('Kind'),
          parts: { type: 'array', items: ref('Thing') },
          event: { oneOf: [ref('Made'), ref('Sold')], discriminator: { propertyName: 'type' } },
          owner: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
        },
        required: ['id'],
      },
      Kind: { type: 'string', enum: ['big', 'small'] },
      Made: { type: 'object', properties: { type: { const: 'made' } } },
      Sold: { type: 'object', properties: { type: { const: 'sold' } } },
      Lost: { type: 'object', properties: { type: { const: 'lost' } } },
      Draft: {
        type: 'object',
        properties: { name: { type: 'string', maxLength: 80 }, kind: ref('Kind') },
        required: [],
      },
    },
  },
};
type Document = typeof BASE;

// The change of a test may make any shape; what it changes is its business.
// biome-ignore lint/suspicious/noExplicitAny: a document that a test breaks
type Change = (document: any) => void;

function said(change: Change, before: object = BASE): readonly string[] {
  const after = structuredClone(before);
  change(after);
  return breakingChanges(before as Document, after as Document);
}

const put = (document: Document) => document.paths['/things/{id}'].put;

describe('a change of the contract', () => {
  const breaks: readonly (readonly [string, Change, string])[] = [
    ['an operation that is gone', (d) => delete d.paths['/things/{id}'].put, 'PUT /things/{id} is gone.'],
    ['another operationId', (d) => (put(d).operationId = 'x'), 'PUT /things/{id} has another operationId.'],
    ['a parameter that is gone', (d) => put(d).parameters.pop(), 'PUT /things/{id} does not take id any more.'],
    [
      'a parameter that must be given',
      (d) => put(d).parameters.push({ name: 'from', required: true } as never),
      'PUT /things/{id} asks for from.',
    ],
    [
      'a shorter parameter',
      (d) => (d.components.parameters.Id.schema.maxLength = 10),
      'PUT /things/{id}, id, takes less than before: maxLength.',
    ],
    [
      'a body that must be given',
      (d) => Object.assign(put(d).requestBody, { required: true }),
      'PUT /things/{id} asks for a body.',
    ],
    [
      'an answer that is gone',
      (d) => Reflect.deleteProperty(put(d).responses, '200'),
      'PUT /things/{id} does not answer 200 any more.',
    ],
    [
      'a header that is gone',
      (d) => Reflect.deleteProperty(put(d).responses[200].headers, 'ETag'),
      'PUT /things/{id} does not send ETag any more.',
    ],
    [
      'a format that is gone',
      (d) => (put(d).responses[200].content = { 'text/csv': {} } as never),
      'PUT /things/{id} has no answer as application/json any more.',
    ],
    ['a member that is gone', (d) => delete d.components.schemas.Thing.properties.parts, 'Thing.parts is gone.'],
    [
      'a member of a request that is gone',
      (d) => delete d.components.schemas.Draft.properties.name,
      'Draft.name is gone.',
    ],
    [
      'a member of another type',
      (d) => (d.components.schemas.Thing.properties.id.type = 'integer'),
      'Thing.id was string and is integer.',
    ],
    ['a member that may be absent', (d) => d.components.schemas.Thing.required.pop(), 'Thing.id may be absent.'],
    ['a word that is gone', (d) => d.components.schemas.Kind.enum.pop(), 'Kind has no small any more.'],
    [
      'a member of a request that must be given',
      (d) => d.components.schemas.Draft.required.push('name'),
      'Draft.name must be given.',
    ],
    [
      'a narrower limit of a request',
      (d) => (d.components.schemas.Draft.properties.name.maxLength = 40),
      'Draft.name takes less than before: maxLength.',
    ],
    [
      'a request that refuses unknown members',
      (d) => (d.components.schemas.Draft.additionalProperties = false),
      'Draft takes less than before: unknown members.',
    ],
    [
      'an option that is gone',
      (d) => d.components.schemas.Thing.properties.owner.anyOf.pop(),
      'Thing.owner cannot be integer any more.',
    ],
    [
      'an option in an answer that nothing tells apart',
      (d) => d.components.schemas.Thing.properties.owner.anyOf.push({ type: 'null' }),
      'Thing.owner may be null now.',
    ],
    [
      'another constant',
      (d) => (d.components.schemas.Made.properties.type.const = 'x'),
      'Made.type has no made any more.',
    ],
  ];

  it.each(breaks)('breaks clients: %s', (_, change, sentence) => {
    expect(said(change)).toEqual([sentence]);
  });

  const additions: readonly (readonly [string, Change])[] = [
    ['an operation', (d) => (d.paths['/others'] = {})],
    ['a parameter that may be left out', (d) => put(d).parameters.push({ name: 'from' } as never)],
    ['a member of an answer, always there', addMember('Thing')],
    ['a member of a request that may be left out', (d) => (d.components.schemas.Draft.properties.size = {})],
    ['a word', (d) => d.components.schemas.Kind.enum.push('huge')],
    [
      'an option that a discriminator tells apart',
      (d) => d.components.schemas.Thing.properties.event.oneOf.push(ref('Lost')),
    ],
    ['a wider limit of a request', (d) => (d.components.schemas.Draft.properties.name.maxLength = 200)],
    ['a text for people', (d) => (d.components.schemas.Thing.properties.id.description = 'Another text.')],
  ];

  it.each(additions)('breaks nothing: %s', (_, change) => {
    expect(said(change)).toEqual([]);
  });
});

function addMember(schema: string): Change {
  return (document) => {
    document.components.schemas[schema].properties.size = { type: 'integer' };
    document.components.schemas[schema].required.push('size');
  };
}

describe('our own document', () => {
  const ours = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../docs/openapi.json'), 'utf8'));

  it('breaks nothing of itself', () => {
    expect(said(() => {}, ours)).toEqual([]);
  });

  it('is broken by any operation, and any member of any named schema, that is taken out of it', () => {
    const schemas = Object.entries<{ properties?: object }>(ours.components.schemas);
    const members = schemas.flatMap(([name, { properties = {} }]) =>
      Object.keys(properties).map((member) => ({ name, member })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...members), ({ name, member }) => {
        const broken = said((document) => delete document.components.schemas[name].properties[member], ours);
        expect(broken).toContain(`${name}.${member} is gone.`);
      }),
      { numRuns: 40 },
    );
  });
});
