/** `npm run aicp -- reports rerun <id>`: recomputes a report from the filed document, and compares them. */
import { DomainError } from '@aicp/contracts/domainError';
import { SerialId } from '@aicp/contracts/serialId';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { rerunReport } from '../use-cases/rerunReport.ts';
import { env } from './env.ts';

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

async function rerun(id: number): Promise<number> {
  await openMongo(env.MONGODB_URI, env.MONGODB_DATABASE);
  try {
    const { sha256, differing } = await rerunReport(id);
    say(differing.length === 0 ? `equal ${sha256}` : `different: ${differing.join(', ')}`);
    return differing.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof RangeError)) throw error;
    say(error.message);
    return 1;
  } finally {
    await closeMongo();
  }
}

const [verb, ...words] = process.argv.slice(2);
const id = SerialId.safeParse(words[0]);
if (verb === 'rerun' && id.success && words.length === 1) {
  process.exitCode = await rerun(id.data);
} else {
  say('Usage: npm run aicp -- reports rerun <id>   recomputes a report and compares it with the filed one');
  process.exitCode = 64;
}
