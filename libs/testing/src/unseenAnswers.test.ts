import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@aicp/dev-stack/deployables';
import { expect, it } from '@jest/globals';

const PUBLISHED = `a failure
  message: string
GET /api/actions 200 application/json
  []: object
GET /api/actions 4XX application/json
  a failure
GET /api/actions 5XX application/json
  a failure
GET /api/live 200 text/event-stream
  all: string
GET /api/reports/{id} 200 application/json
  all: object
GET /api/reports/{id} 200 application/pdf
  all: string (binary)
`;

it('a published response that no story has received is named, whatever its type, except endless ones', () => {
  const annotations = [{ type: 'answer', description: 'GET /api/actions 200' }];
  const report = { suites: [{ specs: [{ tests: [{ results: [{ annotations }] }] }] }] };
  const script = `import { unseenAnswers } from ${JSON.stringify(join(root, 'scripts/unseenAnswers.mjs'))};
    process.stdout.write(JSON.stringify(unseenAnswers(${JSON.stringify(PUBLISHED)}, [${JSON.stringify(report)}])));`;
  const unseen = execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString();
  expect(JSON.parse(unseen)).toEqual(['GET /api/actions 4XX', 'GET /api/reports/{id} 200']);
});
