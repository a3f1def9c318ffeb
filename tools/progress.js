// Shows that work is in progress. Plain JavaScript, because it runs before Node 24 is installed.

const LINE_EVERY_MS = 10_000;
const CLEAR = '\r\u001b[2K';

/**
 * Shows the work, elapsed time and progress: on one line at a terminal, otherwise as a line every ten seconds.
 * @param {string} what
 * @param {() => string} howFar returns a suffix for the line; '' if unknown
 * @param {{ write(text: string): unknown, isTTY?: boolean, columns?: number }} stream
 */
export function startProgress(what, howFar = () => '', stream = process.stderr) {
  const startedMs = performance.now();
  const seconds = () => Math.round((performance.now() - startedMs) / 1_000);
  const line = () => `namesake: ${what} … ${[howFar(), `${seconds()} s`].filter((part) => part !== '').join(', ')}`;
  const draw = () => stream.write(stream.isTTY ? CLEAR + line().slice(0, (stream.columns || 80) - 1) : `${line()}\n`);
  if (stream.isTTY) draw();
  else stream.write(`namesake: ${what} …\n`);
  const timer = setInterval(draw, stream.isTTY ? 1_000 : LINE_EVERY_MS);
  return {
    /** Writes the output of a command above the line. */
    above(text) {
      stream.write(stream.isTTY ? CLEAR + text : text);
      if (stream.isTTY && text.endsWith('\n')) draw();
    },
    /** Ends the line with the outcome. */
    end(outcome) {
      clearInterval(timer);
      stream.write(`${stream.isTTY ? CLEAR : ''}namesake: ${what}: ${outcome} after ${seconds()} s\n`);
    },
  };
}
