/**
 * Id of a listing in FollowTheMoney form: letters, digits, `.` and `-`, beginning and ending with neither sign.
 * `us_ofac_sdn:35096` is `us-ofac-sdn..35096`; any other character is its code point between `.` and `x`.
 */
export function ftmId(listingId: string): string {
  const colon = listingId.indexOf(':');
  const list = listingId.slice(0, colon).replaceAll(UNSAFE, (one) => (one === '_' ? '-' : escaped(one)));
  return `${list}..${listingId.slice(colon + 1).replaceAll(UNSAFE, escaped)}`;
}

const UNSAFE = /[^0-9A-Za-z]/gu;
const escaped = (character: string): string => `.${(character.codePointAt(0) ?? 0).toString(16)}x`;

/** Reverses `ftmId`; undefined if the id is not from it. */
export function listingIdOf(id: string): string | undefined {
  let listingId = '';
  let end = 0;
  for (const [whole, code] of id.matchAll(/\.\.|\.([0-9a-f]{1,6})x|-|[0-9A-Za-z]+/gy)) {
    end += whole.length;
    const point = code === undefined ? undefined : Number.parseInt(code, 16);
    if (point !== undefined && point > 0x10_ff_ff) return undefined;
    listingId += whole === '..' ? ':' : whole === '-' ? '_' : point === undefined ? whole : String.fromCodePoint(point);
  }
  return end === id.length && ftmId(listingId) === id ? listingId : undefined;
}
