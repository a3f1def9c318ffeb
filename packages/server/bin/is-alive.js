// Exit status 0 if the service on this machine answers, else 1: for images without curl.
import { get } from 'node:http';

const { NAMESAKE_HOST = '127.0.0.1', NAMESAKE_PORT = '8080' } = process.env;
const [path = '/livez'] = process.argv.slice(2);
const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[NAMESAKE_HOST] ?? NAMESAKE_HOST;

get({ host, port: NAMESAKE_PORT, path, timeout: 2_500 }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1));
