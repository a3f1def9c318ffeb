import { messages } from '#shared/messages/messages.ts';

/** Browsers by the word that only they have among those before them. */
const BROWSERS = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const LONGEST = 60;

/** Browser and system in a User-Agent; else the start of what it says. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([mark]) => mark.test(userAgent))?.[1];
  const system = SYSTEMS.find(([mark]) => mark.test(userAgent))?.[1];
  if (browser !== undefined && system !== undefined) return messages.security.browserOn(browser, system);
  return browser ?? (userAgent === '' ? messages.security.unknownBrowser : userAgent.slice(0, LONGEST));
}
