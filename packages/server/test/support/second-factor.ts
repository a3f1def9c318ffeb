import { TOTP } from 'otpauth';
import { PASSWORD, type TestBrowser } from './people.ts';
import type { TestService } from './test-service.ts';

/** The code that an authenticator app shows; `steps` later or earlier. */
export const codeOf = (secret: string, nowMs: number, steps = 0): string =>
  TOTP.generate({ secret: secretOf(secret), timestamp: nowMs + steps * 30_000 });

const secretOf = (base32: string) => new TOTP({ secret: base32 }).secret;

/** Enrols an authenticator app for who is logged in: its secret, and the recovery codes. */
export async function enrolApp(
  service: TestService,
  browser: TestBrowser,
): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  const started = await browser.send('POST', '/session/factors/totp', { password: PASSWORD });
  const secret = String(started.body['secret']);
  const code = codeOf(secret, service.clock.nowMs);
  const { status, body } = await browser.send('POST', '/session/factors/totp/confirm', { code });
  if (status !== 200) throw new Error(`not enrolled: ${JSON.stringify(body)}`);
  const codes: unknown = body['recoveryCodes'];
  return { secret, codes: Array.isArray(codes) ? codes.map(String) : [] };
}

/** Takes the second step of a log-in by a code. */
export const takeStep = (browser: TestBrowser, code: string) => browser.send('POST', '/session/second-step', { code });
