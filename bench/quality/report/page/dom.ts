type Child = Node | string | number | null | undefined | false;

/** Creates an element with attributes and children. Strings are inserted as text, never as markup. */
export function h(tag: string, attributes: Record<string, string> = {}, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter(isShownChild).map((child) => (typeof child === 'number' ? `${child}` : child)));
  return element;
}

const isShownChild = (child: Child): child is Node | string | number =>
  child !== null && child !== undefined && child !== false;

/** The same for SVG. */
export function svg(tag: string, attributes: Record<string, string | number>, ...children: Node[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  element.append(...children);
  return element;
}

/** View state after `#` in the URL: it survives reloading and sharing the page. */
export const readState = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

/** Updates the URL in place; empty values are removed. */
export function writeState(changes: Record<string, string>): void {
  const state = Object.entries({ ...readState(), ...changes }).filter(([, value]) => value !== '');
  history.replaceState(null, '', `#${new URLSearchParams(state)}`);
}
