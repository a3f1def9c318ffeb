/** The part of autocannon 9 used here; the package has no types. */
declare module 'autocannon' {
  type Request = { body?: string };
  type Options = {
    readonly url: string;
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly connections: number;
    /** Requests to send. */
    readonly amount: number;
    /** Seconds until a request counts as lost. */
    readonly timeout: number;
    /** Milliseconds between its progress checks. */
    readonly sampleInt: number;
    readonly requests: readonly { readonly setupRequest: (request: Request) => Request }[];
  };
  type Result = {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    /** Seconds. */
    readonly duration: number;
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p97_5: number; readonly p99: number };
  };
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default function autocannon(options: Options): Promise<Result>;
}
