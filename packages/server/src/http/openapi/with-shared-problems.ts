type Answer = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, unknown>>;
};
type Operation = { readonly responses?: Readonly<Record<string, Answer>> };
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const PROBLEM = 'application/problem+json';

/** Prefix of each problem description; its codes follow. */
export const CODES = 'Problem: ';

/**
 * Moves problems, and the answer 304, into one shared component per status. An operation with rarer codes describes
 * them beside its reference, as OpenAPI 3.1 allows.
 */
export function withSharedProblems<D extends object>(document: D): D {
  const { paths = {}, components = {} }: { readonly paths?: Paths; readonly components?: object } = document;
  const operations = Object.values(paths).flatMap((byMethod) => Object.values(byMethod));
  const all = operations.flatMap(({ responses = {} }) => Object.entries(responses).filter(isShared));
  const byStatus = Map.groupBy(all, ([status]) => status);
  const shared = new Map([...byStatus].map(([status, answers]) => [status, merged(answers.map(([, one]) => one))]));
  const refer = ([status, answer]: [string, Answer]): [string, unknown] => {
    const common = isShared([status, answer]) ? shared.get(status) : undefined;
    if (common === undefined) return [status, answer];
    const usual = codesIn(common);
    const more = codesIn(answer).filter((code) => !usual.includes(code));
    const $ref = `#/components/responses/${nameOf(status)}`;
    return [status, more.length === 0 ? { $ref } : { $ref, description: `${CODES}also ${more.join(', ')}.` }];
  };
  const referring = mapValues(paths, (byMethod) =>
    mapValues(byMethod, (operation) => {
      const responses = Object.entries(operation.responses ?? {}).map(refer);
      return { ...operation, responses: Object.fromEntries(responses) };
    }),
  );
  const responses = Object.fromEntries([...shared].map(([status, answer]) => [nameOf(status), answer]));
  return { ...document, paths: referring, components: { ...components, responses } };
}

function isShared([status, { content }]: [string, Answer]): boolean {
  if (Number(status) === 304) return true;
  return Number(status) >= 400 && content !== undefined && Object.keys(content).every((type) => type === PROBLEM);
}

/** Codes that at least a quarter of the answers have, with every header of any of them. */
function merged(answers: readonly Answer[]): Answer {
  const counted = Map.groupBy(answers.flatMap(codesIn), (code) => code);
  const codes = [...counted].filter(([, times]) => 4 * times.length >= answers.length).map(([code]) => code);
  const [first] = answers;
  const description = codes.length === 0 ? (first?.description ?? '') : `${CODES}${codes.join(', ')}.`;
  return { ...first, description, headers: headersOf(answers) };
}

const headersOf = (answers: readonly Answer[]) => Object.assign({}, ...answers.map(({ headers }) => headers));

const codesIn = ({ description }: Answer): readonly string[] =>
  description.startsWith(CODES) ? description.slice(CODES.length, -1).split(', ') : [];

const nameOf = (status: string): string => (status === '304' ? 'NotModified' : `Problem${status}`);

const mapValues = <From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
