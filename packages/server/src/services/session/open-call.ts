import type { LoginPlace } from '../../auth/sessions.ts';
import type { Storage } from '../../storage/ports/storage.ts';
import type { Needs } from '../app.ts';

/** A call of somebody who has not proved who they are. */
export type OpenCall<Store extends keyof Storage = never> = {
  readonly app: Needs<
    'keys' | 'now' | 'provider' | 'throttle' | 'version' | 'factorRule',
    'audit' | 'sessions' | 'users' | 'factors' | 'loginSteps' | Store
  >;
  readonly requestId: string;
  readonly place: LoginPlace & {
    /** What marks a browser in which somebody has logged in before. */
    readonly mark: string | undefined;
    /** The cookie of a log-in that waits for its second step. */
    readonly step: string | undefined;
  };
};
