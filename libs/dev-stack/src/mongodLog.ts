import { appendFileSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/** Parts of the server that log about the server itself. All others may quote what is stored: slow queries, duplicate keys. */
const OWN = [
  'ACCESS',
  'CONTROL',
  'ELECTION',
  'FTDC',
  'INITSYNC',
  'NETWORK',
  'RECOVERY',
  'REPL',
  'STORAGE',
  'TOPO',
  'WT',
];
const QUOTES = /E11000|dup key|keyValue/;
/** What is kept of the others: where and how long, not what. */
const KEPT = ['ns', 'durationMillis', 'errName', 'errCode', 'code', 'codeName'];

/** A line of mongod's log without anything that is stored in the database. */
export function withoutContents(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const { attr, ...entry } = JSON.parse(line);
    if (OWN.includes(entry.c) && !QUOTES.test(line)) return line;
    const kept = Object.entries(attr ?? {}).filter(([name]) => KEPT.includes(name));
    return JSON.stringify({ ...entry, attr: Object.fromEntries(kept) });
  } catch {
    return '{"msg":"a line that could not be read"}';
  }
}

/** Takes what mongod prints, and writes it to a log that holds no personal data. */
export function mongodLog(path: string): (chunk: Buffer) => void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return chunk => {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0)
      appendFileSync(path, lines.map(line => `${withoutContents(line)}\n`).join(''), { mode: 0o600 });
  };
}
