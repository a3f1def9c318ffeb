import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export type ReceivedMail = { readonly to: readonly string[]; readonly raw: string; readonly secure: boolean };

/** Lines that were wrapped and quoted for the way, whole again. */
export const readable = ({ raw }: ReceivedMail): string =>
  raw.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n');

/** A mail server on this machine, without TLS unless `tls`: then with a certificate that nobody signed. */
export class MailServer {
  readonly got: ReceivedMail[] = [];
  /** What it answers to a mail: 250 takes it. */
  answer: () => number = () => 250;
  readonly #server: SMTPServer;

  static async start({ tls = false, port = 0 } = {}): Promise<MailServer> {
    const server = new MailServer(tls);
    server.#server.listen(port, '127.0.0.1');
    await once(server.#server.server, 'listening');
    return server;
  }

  private constructor(tls: boolean) {
    this.#server = new SMTPServer({
      authOptional: true,
      ...(tls ? {} : { disabledCommands: ['STARTTLS'] }),
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'namesake' }) : done(new Error('wrong')),
      onData: (stream, { envelope, secure }, done) => {
        void text(stream).then((raw) => {
          const status = this.answer();
          const to = envelope.rcptTo.map(({ address }) => address);
          if (status === 250) this.got.push({ to, raw, secure });
          done(status === 250 ? null : Object.assign(new Error('Refused: team@example.org'), { responseCode: status }));
        });
      },
    });
    // Clients that do not trust it hang up.
    this.#server.on('error', () => {});
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((done) => this.#server.close(done));
  }
}
