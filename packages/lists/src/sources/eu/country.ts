import { countryCode } from '../../fields/country-code.ts';
import { attributeOf, type XmlElement } from '../../xml/element.ts';

/** Code of an element's country; `00` means "unknown". */
export function countryOf(element: XmlElement): string | undefined {
  return (
    countryCode(attributeOf(element, 'countryIso2Code')) ?? countryCode(attributeOf(element, 'countryDescription'))
  );
}

/** Text for an element's country: its description, else its code; undefined for "unknown". */
export function countryWords(element: XmlElement): string | undefined {
  const code = attributeOf(element, 'countryIso2Code');
  if (code === '00') return undefined;
  const description = attributeOf(element, 'countryDescription');
  return countryCode(description) === undefined ? (countryCode(code) ?? description ?? code) : description;
}
