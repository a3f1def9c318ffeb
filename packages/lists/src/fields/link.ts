/** Services whose addresses lead anywhere, and may lead elsewhere tomorrow. */
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

/** Whether an address is that of a link shortener: nobody sees where it leads, so it is no publisher's page. */
export function isShortLink(url: string): boolean {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1];
  return host !== undefined && SHORTENERS.has(host.toLowerCase());
}
