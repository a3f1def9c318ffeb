/** An attribute's name, and the position of its value. */
export type Attribute = { readonly name: string; readonly start: number; readonly end: number };

/** An XML tag, or text between tags. Names have no namespace prefix. */
export type XmlToken =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: readonly Attribute[];
      readonly isEmpty: boolean;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly start: number; readonly end: number };

const TAG = /<(\/?)(?:[A-Za-z_][\w.-]*:)?([^\W\d][\w.-]*|[^\s<>/&!?="'\d][^\s<>/&="']*)([^<>]*)>/y;
const ATTRIBUTE = /([^\s=/<>"']{1,60})\s{0,9}=\s{0,9}(?:"([^"<>]*)"|'([^'<>]*)')/g;
const CDATA = '<![CDATA[';
/** Markup that is skipped with its contents, by start and end. */
const SKIPPED: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** Reads tags and texts from left to right, in linear time. Anything that is not a tag is text. */
export function* xmlTokens(text: string): Generator<XmlToken> {
  let from = 0;
  const endsNowhere = new Set<string>();
  const endOf = (sign: string, at: number): number => {
    const end = endsNowhere.has(sign) ? -1 : text.indexOf(sign, at);
    if (end === -1) endsNowhere.add(sign);
    return end;
  };
  for (let at = text.indexOf('<'); at !== -1; ) {
    let next = at + 1;
    if (text.startsWith(CDATA, at)) {
      const end = endOf(']]>', at);
      yield* textToken(text, at + CDATA.length, end === -1 ? text.length : end);
      next = end === -1 ? text.length : end + 3;
      from = next;
    } else if (text[at + 1] === '!' || text[at + 1] === '?') {
      const [start = '', stop = ''] = SKIPPED.find(([begins]) => text.startsWith(begins, at)) ?? [];
      const end = endOf(stop, at + start.length);
      yield* textToken(text, from, at);
      if (end !== -1) next = end + stop.length;
      from = next;
    } else {
      TAG.lastIndex = at;
      const tag = TAG.exec(text);
      if (tag) {
        yield* textToken(text, from, at);
        yield tagToken(tag, at);
        next = TAG.lastIndex;
        from = next;
      }
    }
    at = text.indexOf('<', next);
  }
  yield* textToken(text, from, text.length);
}

function* textToken(text: string, start: number, end: number): Generator<XmlToken> {
  if (/\S/.test(text.slice(start, end))) yield { kind: 'text', start, end };
}

function tagToken([whole, slash, name = '', rest = '']: RegExpExecArray, at: number): XmlToken {
  if (slash === '/') return { kind: 'close', name };
  const offset = at + whole.length - 1 - rest.length;
  const attributes = [...rest.matchAll(ATTRIBUTE)].map((match): Attribute => {
    const value = match[2] ?? match[3] ?? '';
    const end = offset + match.index + match[0].length - 1;
    return { name: match[1] ?? '', start: end - value.length, end };
  });
  return { kind: 'open', name, attributes, isEmpty: rest.endsWith('/') };
}
