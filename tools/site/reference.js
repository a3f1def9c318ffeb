// The API reference as Markdown, from docs/openapi.json: a page for each tag with the schemas that only it uses, and
// one with the shared schemas.
import { anchorOf } from './markdown.js';
import { membersOf, refsIn, typeOf } from './schemas.js';

const FOLDER = 'docs/api/';
const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch']);
export const SHARED_PAGE = `${FOLDER}schemas.md`;

/** @returns Markdown by path, the overview first */
export function referencePages(openapi) {
  const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
  const tags = openapi.tags.map((tag) => ({
    ...tag,
    page: `${FOLDER}${anchorOf(tag.name)}.md`,
    operations: operations.filter(({ operation }) => operation.tags?.[0] === tag.name),
  }));
  const homes = homesOf(openapi, tags);
  const linkOf = (name) => `[${name}](/${homes.get(name)}#${anchorOf(name)})`;
  const schemasAt = (page) => Object.keys(openapi.components.schemas).filter((name) => homes.get(name) === page);
  const schemas = (page) =>
    schemasAt(page)
      .map((name) => schemaText(name, openapi.components.schemas[name], linkOf))
      .join('\n');
  const pages = tags.map((tag) => [
    tag.page,
    `# ${tag.name}\n\n${plain(tag.description)}\n\n${tag.operations.map((one) => operationText(one, openapi, linkOf)).join('\n')}\n${schemas(tag.page)}`,
  ]);
  const shared = `# Shared schemas\n\nWhat several parts of the API use.\n\n${schemas(SHARED_PAGE)}`;
  return new Map([[`${FOLDER}README.md`, overview(openapi, tags)], ...pages, [SHARED_PAGE, shared]]);
}

function overview({ info }, tags) {
  const parts = tags.map(({ name, page, description, operations }) => {
    const rows = operations.map(
      (one) => `| [\`${one.name}\`](/${page}#${anchorOf(one.name)}) | ${plain(one.operation.summary)} |`,
    );
    return `## ${name}\n\n${plain(description)}\n\n| operation | what |\n| --- | --- |\n${rows.join('\n')}\n`;
  });
  const machine = '[openapi.json](/docs/openapi.json) says the same for programs.';
  return `# API reference\n\nVersion ${info.version}. ${plain(info.description)} ${machine}\n\n${parts.join('\n')}`;
}

/** The page of each schema: that of the only tag that uses it, or the shared one. */
function homesOf({ components }, tags) {
  const users = new Map();
  for (const { page, operations } of tags) {
    const [seen, open] = [new Set(), [...refsIn(operations, components)]];
    for (const name of open) {
      if (seen.has(name)) continue;
      seen.add(name);
      users.set(name, [...(users.get(name) ?? []), page]);
      open.push(...refsIn(components.schemas[name], components));
    }
  }
  return new Map(
    Object.keys(components.schemas).map((name) => {
      const [page, ...others] = users.get(name) ?? [];
      return [name, page === undefined || others.length > 0 ? SHARED_PAGE : page];
    }),
  );
}

function operationText({ name, operation }, { components }, linkOf) {
  const resolved = (part) => ({ ...(part.$ref === undefined ? {} : at(components, part.$ref)), ...part });
  const parameters = (operation.parameters ?? []).map(resolved);
  const rows = parameters.map(
    (one) =>
      `| \`${one.name}\` | ${one.in}${one.required ? ', required' : ''} | ${typeOf(one.schema ?? {}, linkOf)} | ${plain(one.description ?? one.schema?.description)} |`,
  );
  const answers = Object.entries(operation.responses).map(([status, part]) => {
    const answer = resolved(part);
    return `| ${status} | ${plain(answer.description)} | ${bodyOf(answer.content, linkOf)} |`;
  });
  return [
    `## \`${name}\`\n`,
    `**${plain(operation.summary)}**\n`,
    `${plain(operation.description)}\n`,
    ...(rows.length > 0 ? [`| parameter | in | type | what |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`] : []),
    ...(operation.requestBody ? [`Body: ${bodyOf(operation.requestBody.content, linkOf)}\n`] : []),
    `| status | what | body |\n| --- | --- | --- |\n${answers.join('\n')}\n`,
  ].join('\n');
}

function bodyOf(content, linkOf) {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => `${schema === undefined ? '' : `${typeOf(schema, linkOf)} `}(\`${type}\`)`)
    .join(' or ');
}

function schemaText(name, schema, linkOf) {
  const rows = membersOf(schema, linkOf).map(
    ({ path, isRequired, type, text }) =>
      `| \`${path}\`${isRequired ? ' (required)' : ''} | ${type} | ${plain(text)} |`,
  );
  const about = plain(schema.description);
  const body =
    rows.length > 0 ? `| member | type | what |\n| --- | --- | --- |\n${rows.join('\n')}` : typeOf(schema, linkOf);
  return `### ${name}\n\n${about}\n\n${body}\n`;
}

const at = (components, ref) =>
  ref
    .split('/')
    .slice(2)
    .reduce((value, name) => value[name], components);

/** Escapes a text for Markdown and its tables. */
function plain(text = '') {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, (sign) => (sign === '|' ? '&#124;' : `\\${sign}`));
}
