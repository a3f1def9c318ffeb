// Minimal server: reads a body and sends as many bytes as a search without results. Prints its port on stdout.
import { createServer } from 'node:http';

const ANSWER = 'x'.repeat(3_000);
const server = createServer((request, response) => {
  request.on('data', () => {});
  request.on('end', () => response.end(ANSWER));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});
process.once('SIGTERM', () => process.exit(0));
