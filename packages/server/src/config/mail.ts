import { MAIL_ADDRESS } from '@namesake/contract';
import { z } from 'zod';
import { ConfigError } from '../lib/errors/config-error.ts';

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** Never repeated in a message: it contains the password. */
const smtpUrl = z
  .string()
  .transform((text) => (URL.canParse(text) ? new URL(text) : undefined))
  .refine(
    (url): url is URL => url !== undefined && isSmtp(url),
    'must be a URL such as smtps://USER:PASSWORD@HOST:465 or smtp://USER:PASSWORD@HOST:587, with / # ? @ of a password as %2F %23 %3F %40; ?tls=none only for this machine',
  );

function isSmtp({ protocol, hostname, pathname, search, hash, username, password }: URL): boolean {
  if (!/^smtps?:$/.test(protocol) || hostname === '' || !/^\/?$/.test(pathname) || hash !== '') return false;
  if (![username, password].every(isDecodable)) return false;
  return search === '' || (search === '?tls=none' && protocol === 'smtp:' && THIS_MACHINE.includes(hostname));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Mail settings of the environment, validated one by one. */
export const MAIL_SCHEMA = {
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().trim().regex(MAIL_ADDRESS, 'must be a mail address, such as namesake@example.org').optional(),
};

const mailSchema = z.object(MAIL_SCHEMA);

/** The mail server, and the sender of mails. */
export type MailSettings = {
  readonly host: string;
  /** Default port of the scheme if absent. */
  readonly port: number | undefined;
  /** TLS from the start, by STARTTLS, or none. */
  readonly tls: 'first' | 'starttls' | 'none';
  readonly login: { readonly user: string; readonly pass: string } | undefined;
  readonly from: string;
};

/**
 * The configured mail settings; null if none.
 * @throws ConfigError when one of the settings is missing
 */
export function readMail({ SMTP_URL: url, MAIL_FROM: from }: z.output<typeof mailSchema>): MailSettings | null {
  if (url === undefined && from === undefined) return null;
  if (url === undefined) throw new ConfigError('NAMESAKE_MAIL_FROM: needs NAMESAKE_SMTP_URL too.');
  if (from === undefined) throw new ConfigError('NAMESAKE_SMTP_URL: needs NAMESAKE_MAIL_FROM too.');
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? undefined : Number(url.port),
    tls: url.protocol === 'smtps:' ? 'first' : url.search === '' ? 'starttls' : 'none',
    login: user === '' ? undefined : { user, pass },
    from,
  };
}
