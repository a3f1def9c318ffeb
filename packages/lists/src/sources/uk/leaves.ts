import { childrenOf, oneLine, type XmlElement } from '../../xml/element.ts';

/**
 * The texts inside a container, whatever its items are called: `<Titles><Title>…</Title></Titles>`, or the
 * container's own text where it has no items. Each once, in order.
 */
export function leavesOf(element: XmlElement | undefined, container: string): string[] {
  const texts = childrenOf(element, container).flatMap(textsIn);
  return [...new Set(texts.map(oneLine).filter((text) => text !== undefined))];
}

function textsIn(element: XmlElement): string[] {
  return element.children.length === 0 ? [element.text] : element.children.flatMap(textsIn);
}
