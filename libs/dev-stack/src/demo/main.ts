/** `npm run demo [-- address]`: fills a fresh account of a running product, and prints how to sign in to it. */
import { fillDemo } from './fillDemo.ts';

const [url = 'http://localhost:3000'] = process.argv.slice(2);
const say = (text: string) => void process.stdout.write(`${text}\n`);

say(`Filling a fresh account of ${url}:`);
try {
  const { username, password } = await fillDemo(url, say);
  say(`\nSign in at ${new URL('/auth', url)}\n  username  ${username}\n  password  ${password}`);
} catch (error) {
  const cause = error instanceof TypeError ? `${url} is not responding. Start the product first: npm start` : error;
  say(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}
