import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';

/** Longest path in the web interface that a log-in may return to. */
const MAX_PATH_LENGTH = 2_000;

/** A path on this installation; paths starting with `//` or `/\` would lead elsewhere. */
const LOCAL_PATH = /^\/(?:[\x21-\x2e\x30-\x5b\x5d-\x7e][\x21-\x5b\x5d-\x7e]*)?$/;

/** Part of `GET /setup` that the log-in page needs to offer single sign-on. */
export const singleSignOnSchema = z
  .object({
    name: z.string().meta({ description: 'Name of the identity provider.', examples: ['Example Login'] }),
    reachable: z.boolean().meta({
      description: 'False if the service could not reach the provider when it last tried.',
      examples: [true],
    }),
    logOut: z.boolean().meta({
      description: 'Whether the provider is known to offer log-out.',
      examples: [true],
    }),
  })
  .nullable()
  .meta({
    description: 'Log-in by OpenID Connect; null if it is not configured or the first administrator is missing.',
    examples: [{ name: 'Example Login', reachable: true, logOut: true }, null],
  });

/** Request body of `POST /session/oidc`. */
export const startSingleSignOnRequestSchema = z
  .strictObject({
    next: z
      .string()
      .max(MAX_PATH_LENGTH)
      .regex(LOCAL_PATH)
      .optional()
      .meta({
        description: 'Path of this installation to return to after the log-in; "/" if absent.',
        examples: ['/lists'],
      }),
  })
  .meta({ id: 'StartSingleSignOnRequest', description: 'A log-in that begins.', examples: [{ next: '/lists' }] });

export type StartSingleSignOnRequest = DeepReadonly<z.output<typeof startSingleSignOnRequestSchema>>;

/** Response of `POST /session/oidc`. */
export const startedSingleSignOnSchema = z
  .object({
    address: z.string().meta({
      description: 'Address at the identity provider that the browser opens next.',
      examples: ['https://login.example.com/authorize?client_id=namesake&state=k3Yp…'],
    }),
  })
  .meta({ id: 'StartedSingleSignOn', description: 'A log-in at the identity provider.' });

export type StartedSingleSignOn = DeepReadonly<z.output<typeof startedSingleSignOnSchema>>;

const parameter = (description: string, example: string) =>
  z
    .string()
    .max(10_000)
    .optional()
    .meta({ description, examples: [example] });

/** Query parameters of `GET /session/oidc/callback`. Providers add parameters of their own. */
export const singleSignOnCallbackSchema = z.looseObject({
  code: parameter('The authorization code.', 'k3Yp…'),
  state: parameter('The state of the log-in that began.', 'm9Qe…'),
  error: parameter('Why the provider refused.', 'access_denied'),
});

/** Why a log-in by single sign-on failed, in the query of the log-in page: `/login?sso=…`. */
export const SINGLE_SIGN_ON_REFUSALS = [
  'denied',
  'disabled',
  'expired',
  'failed',
  'last_administrator',
  'no_role',
  'no_log_out',
  'unavailable',
  'unreachable',
] as const;

/** One reason of the closed set. */
export type SingleSignOnRefusal = (typeof SINGLE_SIGN_ON_REFUSALS)[number];
