import { attributeOf, type XmlElement } from '../../xml/element.ts';

/**
 * A target without what its modifications hold: `<added>` and `<removed>` repeat parts of the target, names that were
 * taken off the list among them. Of a modification only its attributes count.
 */
export function withoutCopies(target: XmlElement): XmlElement {
  const children = target.children.map((child) => (child.name === 'modification' ? { ...child, children: [] } : child));
  return { ...target, children };
}

/** Whether anything in the element names a place of which `test` holds. */
export function refersTo(element: XmlElement, test: (placeId: string) => boolean): boolean {
  const place = attributeOf(element, 'place-id');
  return (place !== undefined && test(place)) || element.children.some((child) => refersTo(child, test));
}
