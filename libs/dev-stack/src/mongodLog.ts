import { appendFileSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/** The components that log about the server itself. All others may quote stored data: slow queries, duplicate keys. */
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
/** The fields kept of other lines: where and how long, not the data. */
const KEPT = ['ns', 'durationMillis', 'errName', 'errCode', 'code', 'codeName'];

/** Removes all stored data from a line of mongod's log. */
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

/** Writes mongod's output to a log without personal data. */
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
