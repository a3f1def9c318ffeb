/** Bodies other than files arrive at once; who sends one in drops holds a connection. */
const BODY_WITHIN_MS = 30_000;

/** A request as Node has it. */
type Request = {
  readonly complete: boolean;
  destroy(): unknown;
  once(event: 'close', heard: () => void): unknown;
};

/** Hangs up on a request whose body has not arrived in time. Files may take as long as any request. */
export function limitBodyTime(request: Request, withinMs = BODY_WITHIN_MS): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, withinMs).unref();
  request.once('close', () => clearTimeout(timer));
}
