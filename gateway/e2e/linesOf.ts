import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The log lines of one process of the stories' product about a request, by the response's request id. */
export function linesOf(name: string, requestId: string): Record<string, unknown>[] {
  const lines = readFileSync(join(process.env.BASE_URL_LOGS ?? '', `${name}.log`), 'utf8').split('\n');
  return lines.filter(line => line.startsWith('{') && line.includes(requestId)).map(line => JSON.parse(line));
}
