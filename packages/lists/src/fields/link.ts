/** Link shorteners: their targets are unknown, and may change. */
const SHORTENERS = new Set([
  'bit.ly',
  'buff.ly',
  'cutt.ly',
  'goo.gl',
  'is.gd',
  'lnkd.in',
  'ow.ly',
  'rb.gy',
  'rebrand.ly',
  't.co',
  't.ly',
  'tiny.cc',
  'tinyurl.com',
]);

/** Whether an address belongs to a link shortener: it hides its target, so it is not a publisher's page. */
export function isShortLink(url: string): boolean {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1];
  return host !== undefined && SHORTENERS.has(host.toLowerCase());
}
