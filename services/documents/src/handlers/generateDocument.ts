import { GenerateDocument } from '@aicp/contracts/generateDocument';
import type { JobHandler } from '@aicp/service/queue/jobWorker';
import type { WorkerContext } from '../context.ts';
import { failGeneration, generateDocument } from '../use-cases/generateDocument.ts';

/** A model takes seconds, and a living worker renews its lock; a killed one's order is taken over when it ends. */
export const onGenerateDocument: JobHandler<WorkerContext, (typeof GenerateDocument)['data']> = {
  job: GenerateDocument,
  concurrency: 4,
  lockMs: 10_000,
  async run(ctx, data, { last }) {
    try {
      await generateDocument(ctx, data);
    } catch (error) {
      if (last) await failGeneration(ctx, data);
      throw error;
    }
  },
};
