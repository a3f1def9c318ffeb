/** One complete element of a record. Names are local, without prefixes. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The element's own character data, trimmed; white space inside is kept. */
  readonly text: string;
};

/** The first child with that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (element === undefined) return undefined;
  for (const child of element.children) if (child.name === name) return child;
  return undefined;
}

/** All children with that name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element === undefined ? [] : element.children.filter((child) => child.name === name);
}

/** All `item` elements inside all `list` elements: `<list><item/><item/></list>`. */
export function itemsOf(element: XmlElement | undefined, list: string, item: string): XmlElement[] {
  return childrenOf(element, list).flatMap((container) => childrenOf(container, item));
}

/** Text of the first child with that name, white space collapsed; undefined if there is none or it is blank. */
export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  const child = childOf(element, name);
  return child === undefined ? undefined : oneLine(child.text);
}

/** An attribute, white space collapsed; undefined if absent or blank. */
export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  const value = element?.attributes[name];
  return value === undefined ? undefined : oneLine(value);
}

const NEEDS_COLLAPSING = /\s{2}|[^\S ]/u;

/** White space collapsed to single spaces and trimmed; undefined if nothing is left. */
export function oneLine(text: string): string | undefined {
  const line = NEEDS_COLLAPSING.test(text) ? text.replace(/\s+/gu, ' ').trim() : text.trim();
  return line === '' ? undefined : line;
}

/** Builds an element, for formats whose rows are converted to the elements of another format. */
export function elementOf(
  name: string,
  content: string | readonly (XmlElement | undefined)[] = '',
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  return typeof content === 'string'
    ? { name, attributes, children: [], text: content.trim() }
    : { name, attributes, children: content.filter((child) => child !== undefined), text: '' };
}
