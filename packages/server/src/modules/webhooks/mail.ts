import { getSystemErrorName } from 'node:util';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../config/mail.ts';
import type { MailText } from './mail-text.ts';
import type { PostResult } from './post.ts';

/** For the connection, the greeting, and each reply. */
const TIMEOUT_MS = 15_000;

/**
 * Sends a mail over a connection of its own. The status is the reply of the server about this mail, if it got that far.
 */
export async function mail(
  settings: MailSettings,
  { id, to, text: { subject, text } }: { readonly id: string; readonly to: string; readonly text: MailText },
): Promise<PostResult> {
  const { from } = settings;
  const transport = transportOf(settings);
  try {
    const { response } = await transport.sendMail({
      from: { name: 'Namesake', address: from },
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${domainOf(from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return { status: Number.parseInt(response, 10), problem: null };
  } catch (error) {
    return resultOf(error);
  } finally {
    transport.close();
  }
}

/** Why the mail server cannot be used at the moment; undefined if it accepts the service. */
export async function whyUnreachable(settings: MailSettings): Promise<string | undefined> {
  const transport = transportOf(settings);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return resultOf(error).problem ?? undefined;
  } finally {
    transport.close();
  }
}

const transportOf = ({ host, port, tls, login }: MailSettings) =>
  createTransport({
    host,
    ...(port === undefined ? {} : { port }),
    secure: tls === 'first',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(login === undefined ? {} : { auth: login }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Does not repeat the server's message, since it may contain the address. */
function resultOf(error: unknown): PostResult {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'ESMTP';
  const replied = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  if (replied === undefined) return { status: null, problem: unconnected(error, code) };
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return { status: replied, problem: `The mail server answered ${replied}.` };
  const what = code === 'EAUTH' ? 'the log-in' : 'the connection';
  return { status: null, problem: `The mail server refused ${what} (${replied}).` };
}

/** Nodemailer has one code for everything that ends a connection. */
function unconnected(error: unknown, code: string): string {
  if (error instanceof Error && /certificate/i.test(error.message))
    return 'The certificate of the mail server is not trusted.';
  const system = error instanceof Error && 'errno' in error ? getSystemErrorName(Number(error.errno)) : code;
  return `The connection to the mail server failed (${system}).`;
}
