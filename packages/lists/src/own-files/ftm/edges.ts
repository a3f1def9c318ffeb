import type { Relation } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { lookup } from '../../fields/lookup.ts';
import { type FtmEntity, type FtmProperties, ftmEntityOf } from './ftm-properties.ts';

/** A relation of a party to the entity `to`. */
export type FtmEdge = { readonly kind: string; readonly to: string; readonly share?: string; readonly until?: string };

/** Ties of each party, by the party's id. */
export type FtmEdges = ReadonlyMap<string, readonly FtmEdge[]>;

export const NO_EDGES: FtmEdges = new Map();

/**
 * Schemata that connect two parties: the stating party, the other party, and the word for the tie, followed by the
 * publisher's own word. The owned party states ownership, as in the official lists.
 */
const EDGES: Readonly<Record<string, { readonly from: string; readonly to: string; readonly kind: string }>> = {
  Ownership: { from: 'asset', to: 'owner', kind: 'Owned by' },
  Directorship: { from: 'director', to: 'organization', kind: 'Director of' },
  Membership: { from: 'member', to: 'organization', kind: 'Member of' },
  Employment: { from: 'employee', to: 'employer', kind: 'Employee of' },
  Family: { from: 'person', to: 'relative', kind: 'Family' },
  Associate: { from: 'person', to: 'associate', kind: 'Associate' },
  Representation: { from: 'agent', to: 'client', kind: 'Acting for' },
  UnknownLink: { from: 'subject', to: 'object', kind: 'Linked to' },
  Succession: { from: 'successor', to: 'predecessor', kind: 'Successor of' },
};

/** Properties of parties that name another party. */
const NAMED = [
  ['parent', 'Parent company'],
  ['owner', 'Owned by'],
  ['operator', 'Operated by'],
  ['holder', 'Held by'],
] as const;

const IS_EDGE = new RegExp(`"schema":[ \\t\\r]*"(?:${Object.keys(EDGES).join('|')})"`, 'g');

/** Finds relations in chunks of lines. Only relations are decoded: they are few, and most lines are parties. */
export class EdgeScan {
  readonly edges = new Map<string, FtmEdge[]>();
  /** The incomplete line so far. */
  #rest: Buffer[] = [];
  #restBytes = 0;

  /** Length of the incomplete line, in bytes. */
  get restBytes(): number {
    return this.#restBytes;
  }

  write(chunk: Buffer): void {
    const end = chunk.lastIndexOf('\n') + 1;
    if (end > 0) {
      this.#scan(Buffer.concat([...this.#rest, chunk.subarray(0, end)]));
      this.#rest = [];
      this.#restBytes = 0;
    }
    this.#rest.push(chunk.subarray(end));
    this.#restBytes += chunk.length - end;
  }

  end(): void {
    this.#scan(Buffer.concat(this.#rest));
  }

  /** One character per byte: the marks of a relation are ASCII. */
  #scan(lines: Buffer): void {
    const text = lines.toString('latin1');
    IS_EDGE.lastIndex = 0;
    for (let found = IS_EDGE.exec(text); found !== null; found = IS_EDGE.exec(text)) {
      const from = text.lastIndexOf('\n', found.index) + 1;
      const to = text.indexOf('\n', found.index);
      const end = to < 0 ? text.length : to;
      for (const edge of edgesOf(entityOf(lines.toString('utf8', from, end))))
        listAt(this.edges, edge.from).push(edge.edge);
      IS_EDGE.lastIndex = end;
    }
  }
}

/** Other parties in a party's own properties: by id, or as text. Most parties have none. */
export function namedParties(properties: FtmProperties, list: string, into: Relation[]): void {
  for (const [property, kind] of NAMED) {
    const named = properties[property];
    if (named === undefined) continue;
    for (const text of named) into.push(isId(text) ? { kind, listing: `${list}:${text}` } : { kind, name: text });
  }
}

/** Some files have names or texts in place of ids; ids contain no spaces. */
function isId(text: string): boolean {
  return !/\s/.test(text);
}

function edgesOf(entity: FtmEntity | undefined): { readonly from: string; readonly edge: FtmEdge }[] {
  const shape = lookup(EDGES, entity?.schema);
  if (entity === undefined || shape === undefined) return [];
  const { properties } = entity;
  const word = properties['relationship']?.[0] ?? properties['role']?.[0] ?? properties['ownershipType']?.[0];
  const isOwnership = entity.schema === 'Ownership';
  const facts = compact({
    kind: word === undefined || word.toLowerCase() === shape.kind.toLowerCase() ? shape.kind : `${shape.kind}: ${word}`,
    share: isOwnership ? properties['percentage']?.[0] : undefined,
    until: properties['endDate']?.toSorted().at(-1),
  });
  return (properties[shape.from] ?? []).flatMap((from) =>
    (properties[shape.to] ?? []).filter((to) => to !== from).map((to) => ({ from, edge: { ...facts, to } })),
  );
}

function entityOf(line: string): FtmEntity | undefined {
  try {
    return ftmEntityOf(JSON.parse(line));
  } catch {
    return undefined;
  }
}

function listAt(edges: Map<string, FtmEdge[]>, from: string): FtmEdge[] {
  const known = edges.get(from) ?? [];
  edges.set(from, known);
  return known;
}
