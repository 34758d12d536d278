/** A process that uploads files one after the other, to be killed: `… <assessment> <settings of S3, or null>`. */
import { Readable } from 'node:stream';
import { crashTestMain } from '@aicp/testing/crashTestMain';
import { localClient, user } from '@aicp/testing/executor';
import type { RequestContext } from '../src/context.ts';
import { keepFilesIn } from '../src/store/files.ts';
import { s3Files } from '../src/store/s3Files.ts';
import { addEvidence } from '../src/use-cases/addEvidence.ts';
import { PDF } from './evidenceFiles.ts';

await crashTestMain('documents', async (ctx, assessmentId, s3) => {
  const settings = JSON.parse(s3 ?? 'null');
  if (settings) keepFilesIn(s3Files(settings, () => {}).store);
  const as = { ...ctx, actor: user(1), client: localClient } as Partial<RequestContext> as RequestContext;
  const input = { assessmentId: Number(assessmentId), supports: 'eu2-d-9', name: 'register.pdf' };
  for (;;) await addEvidence(as, input, Readable.from([PDF]));
});
