/** What differs from line to line and holds nothing else: without it, most lines are the same. */
const OWN = /"time":\d+|"ms":[\d.]+|"requestId":"req_\w{16}"|"(?:tokenId|userId)":"(?:tok|usr)_\w{16}"|"pid":\d+/g;

/** A text that a log may not hold, and the first line that holds it. */
export type Leak = { readonly text: string; readonly line: string };

/** Looks for texts in lines: as they are, as JSON writes them and as a URL does, in upper or lower case. */
export function findLeaks(lines: Iterable<string>, texts: Iterable<string>): readonly Leak[] {
  const distinct = new Set<string>();
  for (const line of lines) distinct.add(line.replaceAll(OWN, '').toLowerCase());
  const whole = [...distinct].join('\n');
  return [...texts].flatMap((text) => {
    const forms = [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text.toWellFormed())];
    const form = forms.map((one) => one.toLowerCase()).find((one) => whole.includes(one));
    const line = form === undefined ? undefined : [...distinct].find((one) => one.includes(form));
    return line === undefined ? [] : [{ text, line }];
  });
}
