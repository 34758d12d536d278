/** A process that uploads files one after the other until it is killed: `… <assessment> <settings of S3, or null>`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createLogger } from '@aicp/service/process/logger';
import { crashTestMain } from '@aicp/testing/crashTestMain';
import { localClient, user } from '@aicp/testing/executor';
import { createReader } from '../src/adapters/reading.ts';
import type { RequestContext } from '../src/context.ts';
import { keepFilesIn } from '../src/store/files.ts';
import { s3Files } from '../src/store/s3Files.ts';
import { addEvidence } from '../src/use-cases/addEvidence.ts';
import { PDF } from './evidenceFiles.ts';

// The reader thread starts before the work begins, because the process is killed within milliseconds of that.
const reading = createReader({ logger: createLogger('documents', 'silent') });
const folder = mkdtempSync(join(tmpdir(), 'aicp-killed-'));
const path = join(folder, 'first.pdf');
writeFileSync(path, PDF);
await reading.refusal(user(1), { path, size: PDF.length, ending: 'pdf' });
rmSync(folder, { recursive: true });

await crashTestMain('documents', async (ctx, assessmentId, s3) => {
  const settings = JSON.parse(s3 ?? 'null');
  if (settings) keepFilesIn(s3Files(settings, () => {}).store);
  const as = { ...ctx, reading, actor: user(1), client: localClient } as Partial<RequestContext> as RequestContext;
  const input = { assessmentId: Number(assessmentId), supports: 'eu2-d-9', name: 'register.pdf' };
  for (;;) await addEvidence(as, input, Readable.from([PDF]));
});
