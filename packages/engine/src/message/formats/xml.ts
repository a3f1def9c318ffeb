import { fieldKind } from '../parts/field-kind.ts';
import { kindWithin, type Piece } from './piece.ts';
import { type XmlToken, xmlTokens } from './xml-tokens.ts';

type Element = { readonly name: string; readonly says: string | undefined; readonly owner: number };

/** Attributes that hold the name of a field, and those that hold its value. */
const KEYS = new Set(['key', 'name', 'id', 'field', 'type', 'tag', 'label', 'n']);
const VALUES = new Set(['value', 'val', 'content', 'text', 'v']);
const DEEPEST = 64;

/** Texts and attributes of XML elements, with or without namespaces, complete or truncated: ISO 20022 and any other. */
export function xmlPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let open: Element[] = [];
  let owners = 0;
  const names = (): string[] => open.map(({ name, says }) => says ?? name);
  for (const token of xmlTokens(text)) {
    if (token.kind === 'text') {
      const inner = open.at(-1);
      if (inner === undefined) continue;
      const around = names().slice(0, -1);
      const kind = kindWithin(inner.says ?? inner.name, around);
      pieces.push({ start: token.start, end: token.end, kind, owner: open.at(-2)?.owner ?? 0 });
    } else if (token.kind === 'close') {
      const at = open.findLastIndex(({ name }) => name === token.name);
      if (at !== -1) open = open.slice(0, at);
    } else {
      const says = saidBy(text, token);
      owners++;
      pieces.push(...attributePieces(text, token, says, names(), owners));
      if (!token.isEmpty && open.length < DEEPEST) open.push({ name: token.name, says, owner: owners });
    }
  }
  return pieces;
}

type Opening = Extract<XmlToken, { kind: 'open' }>;

/** `<field name="beneficiary">`: the attribute names the field. */
const saidBy = (text: string, { attributes }: Opening): string | undefined =>
  attributes
    .filter(({ name }) => KEYS.has(name.toLowerCase()))
    .map(({ start, end }) => text.slice(start, end))
    .find((value) => fieldKind(value) !== 'unknown');

function attributePieces(
  text: string,
  { name: element, attributes }: Opening,
  says: string | undefined,
  around: readonly string[],
  owner: number,
): Piece[] {
  return attributes.flatMap(({ name, start, end }) => {
    if (says !== undefined && text.slice(start, end) === says) return [];
    if (/^xmlns|^xsi|^xml:/i.test(name)) return [];
    const isValue = VALUES.has(name.toLowerCase());
    const kind = isValue ? kindWithin(says ?? element, around) : kindWithin(name, [...around, element]);
    return [{ start, end, kind, owner }];
  });
}
