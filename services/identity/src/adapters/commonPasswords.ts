import { readFileSync } from 'node:fs';

/** One text instead of ten thousand strings: a search takes a few microseconds. */
let list: string | undefined;

/** Whether a password is among the 10,000 most common (commonPasswords.txt), without regard to case. */
export function isCommonPassword(password: string): boolean {
  list ??= `\n${readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')}`;
  return !password.includes('\n') && list.includes(`\n${password.toLowerCase()}\n`);
}
