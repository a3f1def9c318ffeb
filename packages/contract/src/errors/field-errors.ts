import { z } from 'zod';
import { closestMember } from './closest-member.ts';
import { type ErrorCode, isErrorCode } from './error-codes.ts';

/** One fault in a request: its position, its code, and a sentence that says what would be correct. */
export type FieldError = { readonly pointer: string; readonly code: ErrorCode; readonly detail: string };

/**
 * Codes of requests that do not match their schema. A request that matches the published JSON schema gets none of them.
 * Faults that a schema cannot express (a nonexistent day, an unknown name) have other codes, and `out_of_range`.
 */
export const SHAPE_CODES = [
  'unknown_member',
  'member_required',
  'wrong_type',
  'not_one_of',
  'too_short',
  'too_long',
  'invalid_format',
  'validation_failed',
] as const satisfies readonly ErrorCode[];

/** Terms for the parts of a request. */
export type MemberNoun = 'member' | 'query parameter' | 'path parameter' | 'form field';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** JSON Pointer (RFC 6901). */
export const pointerOf = (path: Path): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const unwrap = (schema: unknown): unknown => (schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema);

/** The schema at `path`; undefined if there is none. */
function schemaAt(schema: unknown, [next, ...rest]: Path): unknown {
  if (next === undefined) return schema;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return schemaAt(inner.shape[String(next)], rest);
  return inner instanceof z.ZodArray ? schemaAt(inner.element, rest) : undefined;
}

/** Names of the allowed members of the object at `path`. */
function membersAt(schema: unknown, path: Path): readonly string[] {
  const inner = unwrap(schemaAt(schema, path));
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** Describes the correct form by the member's example, because a regular expression is hard to read. */
function rightForm(schema: z.ZodType, path: Path): string {
  const own = schemaAt(schema, path);
  const example = exampleOf(own) ?? exampleOf(unwrap(own));
  return example === undefined ? 'This has the wrong format.' : `Write it like ${JSON.stringify(example)}.`;
}

function exampleOf(schema: unknown): unknown {
  const examples: unknown = schema instanceof z.ZodType ? schema.meta()?.['examples'] : undefined;
  return Array.isArray(examples) ? examples[0] : undefined;
}

const quoted = (names: readonly unknown[]): string => names.map((name) => JSON.stringify(name)).join(', ');
/**
 * An unknown member is the caller's text: it is quoted shortened, so that no long or secret text appears in an error.
 */
const shown = (member: string): string => JSON.stringify(member.length > 40 ? `${member.slice(0, 40)}…` : member);

function unknownMembers(
  issue: Issue & { code: 'unrecognized_keys' },
  schema: z.ZodType,
  noun: MemberNoun,
): FieldError[] {
  const known = membersAt(schema, issue.path);
  return issue.keys.map((member) => {
    const closest = closestMember(member, known);
    const all = known.length === 0 ? 'None is known here.' : `Known are ${known.join(', ')}.`;
    const next = closest === undefined ? all : `Did you mean "${closest}"?`;
    return {
      pointer: pointerOf([...issue.path, member.slice(0, 40)]),
      code: 'unknown_member',
      detail: `There is no ${noun} ${shown(member)}. ${next}`,
    };
  });
}

const codeOf = (issue: Issue): ErrorCode => {
  const { code }: { readonly code?: unknown } = issue.code === 'custom' ? (issue.params ?? {}) : {};
  return typeof code === 'string' && isErrorCode(code) ? code : 'validation_failed';
};

const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    input,
  );

/** A limit with its unit. */
function counted(limit: number | bigint, origin: string): string {
  const unit = origin === 'string' ? ' character' : origin === 'array' ? ' item' : '';
  return `${limit}${unit}${unit === '' || Number(limit) === 1 ? '' : 's'}`;
}

/** Converts Zod's issues to the wording of this API. Never repeats a value of the request. */
export function fieldErrorsOf(
  issues: readonly Issue[],
  schema: z.ZodType,
  input: unknown,
  noun: MemberNoun = 'member',
): FieldError[] {
  const errors = issues.flatMap((issue): FieldError[] => {
    const pointer = pointerOf(issue.path);
    const one = (code: ErrorCode, detail: string): FieldError[] => [{ pointer, code, detail }];
    switch (issue.code) {
      case 'unrecognized_keys':
        return unknownMembers(issue, schema, noun);
      case 'invalid_type': {
        // Zod reports an absent member as a wrong type; callers must be able to distinguish the two.
        if (pointer !== '' && valueAt(input, issue.path) === undefined)
          return one('member_required', `${String(issue.path.at(-1))} is required.`);
        return one(
          'wrong_type',
          pointer === '' ? 'The body must be a JSON object.' : `This must be of JSON type ${issue.expected}.`,
        );
      }
      case 'invalid_value':
        return one('not_one_of', `This must be one of ${quoted(issue.values)}.`);
      case 'too_small': {
        const code = issue.origin === 'number' || issue.origin === 'int' ? 'out_of_range' : 'too_short';
        return one(code, `This must be at least ${counted(issue.minimum, issue.origin)}.`);
      }
      case 'too_big': {
        const code = issue.origin === 'number' || issue.origin === 'int' ? 'out_of_range' : 'too_long';
        return one(code, `This must be at most ${counted(issue.maximum, issue.origin)}.`);
      }
      case 'invalid_format':
        return one('invalid_format', rightForm(schema, issue.path));
      case 'custom':
        return one(codeOf(issue), issue.message);
      default:
        return one('validation_failed', 'This value is not allowed.');
    }
  });
  // Zod measures a text that stands in place of an array too.
  const mistyped = new Set(errors.flatMap(({ code, pointer }) => (code === 'wrong_type' ? [pointer] : [])));
  return errors.filter(({ code, pointer }) => code === 'wrong_type' || !mistyped.has(pointer));
}
