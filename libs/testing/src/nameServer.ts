import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/**
 * A name server for TXT records (RFC 1035).
 * @param port a free one by default
 */
export async function nameServer(port = 0) {
  const records = new Map<string, string[]>();
  const broken = new Set<string>();
  const server = createSocket('udp4');
  server.on('message', (query, from) => server.send(answerTo(query, records, broken), from.port, from.address));
  server.bind(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${server.address().port}`,
    set: (name: string, ...texts: string[]) => void records.set(name, texts),
    /** From now on the answer for this name is a failure. */
    fail: (name: string) => void broken.add(name),
    stop: () => void server.close(),
  };
}

const HEADER = 12;
const [TXT, INTERNET] = [16, 1];

function answerTo(query: Buffer, records: ReadonlyMap<string, string[]>, broken: ReadonlySet<string>): Buffer {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(HEADER, at + 5);
  const name = labels.join('.').toLowerCase();
  const texts = records.get(name);
  const answers = (texts ?? []).map(text => {
    const data = Buffer.concat([Buffer.of(Buffer.byteLength(text)), Buffer.from(text)]);
    const head = Buffer.alloc(12);
    // The name of the query, as a pointer to it.
    head.writeUInt16BE(0xc00c, 0);
    head.writeUInt16BE(TXT, 2);
    head.writeUInt16BE(INTERNET, 4);
    head.writeUInt32BE(0, 6);
    head.writeUInt16BE(data.length, 10);
    return Buffer.concat([head, data]);
  });
  const header = Buffer.alloc(HEADER);
  query.copy(header, 0, 0, 2);
  // An answer, recursion available; 2: it failed; 3: no such name.
  header.writeUInt16BE(0x8180 | (broken.has(name) ? 2 : texts ? 0 : 3), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, question, ...answers]);
}
