/** `npm run demo [-- address]`: fills a fresh account of a running product, and prints how to sign in to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillDemo } from './fillDemo.ts';

const [url = 'http://localhost:3000'] = process.argv.slice(2);
const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Where the product of this folder shows its mails; one of another folder is given as MAIL_URL. */
function findMailbox(): string | undefined {
  if (process.env.MAIL_URL) return process.env.MAIL_URL;
  try {
    return JSON.parse(readFileSync(join(process.env.DATA_DIR ?? '.data', 'mail.json'), 'utf8')).url;
  } catch {
    return undefined;
  }
}

say(`Filling a fresh account of ${url}:`);
try {
  const mailbox = findMailbox();
  if (!mailbox) say('  No mailbox was found (MAIL_URL), so nobody can be invited: the founder works alone.');
  const { username, password, colleagues } = await fillDemo(url, mailbox, say);
  say(`\nSign in at ${new URL('/auth', url)}\n  username  ${username}\n  password  ${password}`);
  if (colleagues.length > 0) say(`The same password is that of ${colleagues.join(', ')}.`);
} catch (error) {
  const cause = error instanceof TypeError ? `${url} is not responding. Start the product first: npm start` : error;
  say(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}
