import { childrenOf, oneLine, type XmlElement } from '../../xml/element.ts';

/**
 * Texts inside a container, whatever the names of its items: `<Titles><Title>…</Title></Titles>`, or the container's
 * own text if it has no items. Without repetitions, in order.
 */
export function leavesOf(element: XmlElement | undefined, container: string): string[] {
  const texts = childrenOf(element, container).flatMap(textsIn);
  return [...new Set(texts.map(oneLine).filter((text) => text !== undefined))];
}

function textsIn(element: XmlElement): string[] {
  return element.children.length === 0 ? [element.text] : element.children.flatMap(textsIn);
}
