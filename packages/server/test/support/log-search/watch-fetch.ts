import { noteAnswer, noteRequest } from './note-request.ts';

const WATCHED = Symbol.for('namesake.watched-fetch');

/** Set-up of each test file: whatever is sent to a service of this machine is noted, see `search-logs.ts`. */
if (!(WATCHED in globalThis)) {
  const plain = globalThis.fetch;
  Object.assign(globalThis, { [WATCHED]: true });
  globalThis.fetch = async (input, init) => {
    if (!/^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])/.test(String(input))) return plain(input, init);
    noteRequest(new URL(String(input)), new Headers(init?.headers), init?.body);
    const answer = await plain(input, init);
    const type = answer.headers.get('content-type') ?? '';
    noteAnswer(answer, type.includes('json') ? await answer.clone().text() : '');
    return answer;
  };
}
