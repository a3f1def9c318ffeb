// State belongs in a class that is created and disposed of; a module keeps nothing between two calls.
import { Visitor } from 'vite';
import { problemAt } from './sources.js';

/** Mutable module variables, and maps that attach values to foreign objects. */
export function moduleState(source) {
  const found = source.program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((statement) => statement?.type === 'VariableDeclaration' && ['let', 'var'].includes(statement.kind))
    .map(({ start }) => problemAt(source, start, 'keeps a variable in the module: it belongs to a class or a caller'));
  const see = ({ callee, start }) => {
    if (callee.type === 'Identifier' && callee.name === 'WeakMap')
      found.push(problemAt(source, start, 'has a WeakMap: the value belongs to the object, or to a class'));
  };
  new Visitor({ NewExpression: see }).visit(source.program);
  return found;
}
