import type { App } from '../../../context/app.ts';
import type { LoginPlace } from './sessions.ts';

/** A call of somebody who has not proved who they are. */
export type OpenCall = {
  readonly app: App;
  readonly requestId: string;
  readonly place: LoginPlace & {
    /** What marks a browser in which somebody has logged in before. */
    readonly mark: string | undefined;
    /** The cookie of a log-in that waits for its second step. */
    readonly step: string | undefined;
  };
};
