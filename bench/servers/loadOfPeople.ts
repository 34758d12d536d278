import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Asked } from '../load.ts';

/**
 * Opens one connection for each user, with the user's session, and sends the requests one after another. Prints autocannon's counts. The
 * requests are read from standard input, because they are too long for a command line.
 */
const { url, people, seconds }: Asked = JSON.parse(readFileSync(0, 'utf8'));
const requests = people.reduce((sum, person) => sum + person.requests.length, 0);
let next = 0;
const result = await autocannon({
  url,
  ...(seconds === undefined ? { amount: requests } : { duration: seconds }),
  connections: people.length,
  setupClient(client) {
    const person = people[next++ % people.length];
    const cookie: Record<string, string> = person?.cookie ? { cookie: person.cookie } : {};
    client.setRequests(
      (person?.requests ?? []).map(({ method = 'GET', path, body }) => ({
        ...{ method, path },
        headers: { ...cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })),
    );
  },
});
console.log(JSON.stringify(result));
