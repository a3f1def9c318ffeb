import type { Model } from '../../knowledge/model/model.ts';
import type { EntityType } from '../../types/listing.ts';
import { ROLE, type Role } from '../roles/role.ts';
import { tagTokens } from '../roles/tag-tokens.ts';
import type { Token } from '../text/token.ts';
import { type NamePart, namePartsOf } from './name-parts.ts';

/**
 * Names inside a text other than the whole, as tokens of that text. The country in "Acme (Chile) Ltd" belongs to a
 * company's name: text in brackets is left out only if that does not separate a place from a legal form.
 * @param start offset where the names begin
 */
export function namesIn(
  text: string,
  tokens: readonly Token[],
  type: EntityType,
  model: Model,
  start: number = 0,
): Token[][] {
  const parts = [...namePartsOf(text, start)];
  if (parts.length === 0 && !/,| [-/] /.test(text)) return [];
  const roles = tagTokens(tokens, type, model);
  const isShip = type === 'vessel' || roles[0] === ROLE.vessel;
  const comma = text.lastIndexOf(',');
  if (isShip && comma > 0 && isPort(tokens.filter(({ start }) => start > comma))) parts.push([[0, comma]]);
  const dash = / [-/] (?=[^,]*$)/.exec(text)?.index ?? -1;
  const behind = tokens.filter(({ start }) => start > dash);
  if (isShip && dash > 0 && isPort(behind) && behind.every((token) => model.isPlace(token.text)))
    parts.push([[0, dash]]);
  if (mayBePerson(type)) parts.push(...beforeOffice(tokens, roles, text, model));
  const isCompany = roles.includes(ROLE.legal);
  const dropsPlace = (own: readonly Token[], start: number, end: number): boolean =>
    tokens.some(
      (token, i) =>
        token.start >= start &&
        token.end <= end &&
        model.isPlace(token.text) &&
        roles[i] !== ROLE.legal &&
        !own.includes(token),
    );
  return parts
    .map((part) => {
      const own = tokens.filter((token) => part.some(([start, end]) => token.start >= start && token.end <= end));
      const inBrackets = part.length > 1 && isCompany && dropsPlace(own, part[0]?.[0] ?? 0, part.at(-1)?.[1] ?? 0);
      return inBrackets ? [] : own;
    })
    .filter((own) => own.length > 0 && own.length < tokens.length);
}

const mayBePerson = (type: EntityType): boolean => type === 'person' || type === 'unknown';

/**
 * "Orlan Varnok, Minister of Trade": the name before the comma, if it has two words or more and a title follows the
 * comma.
 */
function beforeOffice(tokens: readonly Token[], roles: readonly Role[], text: string, model: Model): NamePart[] {
  const comma = text.indexOf(',');
  const behind = tokens.findIndex(({ start }) => start > comma);
  if (comma <= 0 || behind <= 0) return [];
  if (roles.slice(0, behind).filter((role) => role === ROLE.name).length < 2) return [];
  const office = tokens.slice(behind);
  const opens = tagTokens(office, 'person', model)[0] === ROLE.honorific;
  return opens && office.length > 1 ? [[[0, comma]]] : [];
}

const MAX_PORT_WORDS = 4;

/** The text after the last comma of a ship's name is its port or flag: a few words without a number. */
const isPort = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.length <= MAX_PORT_WORDS && tokens.every(({ text }) => !/[0-9]/.test(text));
