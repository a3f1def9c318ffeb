import { attributeOf, type XmlElement } from '../../xml/element.ts';

/**
 * A target without the content of its modifications: `<added>` and `<removed>` repeat parts of the target, including
 * names that were removed from the list. Only the attributes of a modification count.
 */
export function withoutCopies(target: XmlElement): XmlElement {
  const children = target.children.map((child) => (child.name === 'modification' ? { ...child, children: [] } : child));
  return { ...target, children };
}

/** Whether the element refers to a place for which `test` is true. */
export function refersTo(element: XmlElement, test: (placeId: string) => boolean): boolean {
  const place = attributeOf(element, 'place-id');
  return (place !== undefined && test(place)) || element.children.some((child) => refersTo(child, test));
}
