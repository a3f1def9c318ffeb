// An interface needs at least two implementations: with one it is a second name for a class. Use `type` for data.
import { Visitor } from 'vite';
import { problemAt } from './sources.js';

/** Interfaces with fewer than two implementations, except inside `declare module`, where they extend foreign types. */
export function loneInterfaces(sources) {
  const made = Map.groupBy(sources.flatMap(implementationsIn), (name) => name);
  return sources.flatMap((source) =>
    source.program.body
      .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
      .filter((statement) => statement?.type === 'TSInterfaceDeclaration')
      .filter(({ id }) => (made.get(id.name)?.length ?? 0) < 2)
      .map(({ id, start }) =>
        problemAt(source, start, `${id.name} has fewer than two implementations: make it a type`),
      ),
  );
}

/** Names of implemented interfaces: by a class, by an object with that type, or by a function that returns one. */
function implementationsIn({ program }) {
  const found = [];
  const returned = [];
  const seeClass = (node) => {
    for (const { expression } of node.implements ?? []) found.push(expression.name);
  };
  const seeFunction = ({ returnType, body, start, end }) => {
    const name = nameOf(returnType);
    const isMade = isObject(body) || returned.some((at) => at > start && at < end);
    if (name !== undefined && isMade) found.push(name);
  };
  new Visitor({
    ReturnStatement: ({ argument, start }) => {
      if (isObject(argument)) returned.push(start);
    },
    ClassDeclaration: seeClass,
    ClassExpression: seeClass,
    VariableDeclarator: ({ id, init }) => {
      const name = nameOf(id.typeAnnotation);
      if (name !== undefined && init?.type === 'ObjectExpression') found.push(name);
    },
    'ArrowFunctionExpression:exit': seeFunction,
    'FunctionDeclaration:exit': seeFunction,
    'FunctionExpression:exit': seeFunction,
  }).visit(program);
  return found;
}

const isObject = (node) =>
  node?.type === 'ParenthesizedExpression' ? isObject(node.expression) : node?.type === 'ObjectExpression';

/** The name of a type, or of the type inside a promise. */
function nameOf(annotation) {
  const type = annotation?.typeAnnotation;
  const name = type?.typeName?.name;
  return name === 'Promise' ? type.typeArguments?.params[0]?.typeName?.name : name;
}
