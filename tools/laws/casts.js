// `Object(value)` is an `any` that no lint rule finds; use a schema or a guard to establish a type.
import { Visitor } from 'vite';
import { problemAt } from './sources.js';

/** Calls of `Object()`. */
export function objectCasts(source) {
  const found = [];
  const see = ({ callee, start }) => {
    if (callee.type === 'Identifier' && callee.name === 'Object')
      found.push(problemAt(source, start, 'casts by Object(): use a schema or a guard such as recordOf()'));
  };
  new Visitor({ CallExpression: see }).visit(source.program);
  return found;
}
