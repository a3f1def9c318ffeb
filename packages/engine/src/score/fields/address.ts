import { normaliseText } from '../../normalise/text/normalise-text.ts';

/** Words of an address that do not locate it. */
const GENERIC = new Set(
  'street str st road rd avenue ave blvd lane ul ulitsa prospekt building bldg floor no number box po house apt office room and of the'.split(
    ' ',
  ),
);
const LEAST_SHARED = 2;

const distinctiveWords = (address: string): Set<string> =>
  new Set(
    normaliseText(address)
      .tokens.map(({ text }) => text)
      .filter((text) => text.length > 1 && !GENERIC.has(text)),
  );

/** Whether two addresses share at least two distinctive words and half of the shorter one's. */
export function compareAddresses(a: string, b: string): boolean {
  const [x, y] = [distinctiveWords(a), distinctiveWords(b)];
  let shared = 0;
  for (const word of x) if (y.has(word)) shared++;
  return shared >= LEAST_SHARED && shared * 2 >= Math.min(x.size, y.size);
}
