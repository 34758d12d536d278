import { request } from 'node:http';

/**
 * Keeps so many requests under way of which the bodies never end: `<how many> <method> <address> <bearer>`. One that is over is begun again
 * a second later.
 */
const [count = '0', method = 'PUT', address = '', bearer = ''] = process.argv.slice(2);
const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };

function begin(): void {
  const call = request(new URL(address), { method, headers, agent: false });
  call.on('response', answer => answer.resume());
  call.on('error', () => undefined);
  call.on('close', () => setTimeout(begin, 1_000));
  call.write('{');
}

for (let at = 0; at < Number(count); at++) setTimeout(begin, at);
