import type { XmlElement } from './element.ts';

/** Every text and attribute of an element at any depth, with its path: `record/name` and `record/name@type`. */
export function* elementValues(
  element: XmlElement,
  path: string = element.name,
): Generator<readonly [path: string, value: string]> {
  yield [path, element.text];
  for (const [name, value] of Object.entries(element.attributes)) yield [`${path}@${name}`, value];
  for (const child of element.children) yield* elementValues(child, `${path}/${child.name}`);
}
