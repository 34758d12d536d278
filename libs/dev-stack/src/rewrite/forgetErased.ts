import type { Say } from '../binary.ts';
import type { Databases } from '../startDatabases.ts';

type Mongo = Pick<Databases, 'erasedSince' | 'rewriteMongo'>;

const LOOK_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
/** The hour, by the machine's clock, at which a pause of some seconds disturbs least. */
const NIGHT_HOUR = 3;
/** For a machine that is off at night. Together with the duration of a rewrite this is less than a day. */
const LATEST_MS = 20 * HOUR_MS;

/** Whether MongoDB's files must be rewritten now. Users are promised that their data is deleted within a day. */
export function isRewriteDue(since: Date | undefined, now: Date): boolean {
  if (!since) return false;
  return now.getHours() === NIGHT_HOUR || now.getTime() - since.getTime() >= LATEST_MS;
}

/**
 * Rewrites MongoDB's files before they are used, if they may contain deleted data. A failure is reported, and the rewrite is tried again
 * at night.
 */
export async function eraseAtStart(mongo: Mongo, say: Say): Promise<void> {
  if (!(await mongo.erasedSince())) return;
  say('MongoDB: rewriting its files without what was deleted.');
  await mongo.rewriteMongo().catch(error => say(sentenceOf(error)));
}

/**
 * Rewrites MongoDB's files each night if something was deleted before, and after 20 hours at the latest.
 * @returns a function that stops this
 */
export function eraseAtNight(mongo: Mongo, say: Say): () => void {
  let underWay = false;
  // Stored here, because a busy day may push it out of the oplog.
  let since: Date | undefined;
  async function look(): Promise<void> {
    if (underWay) return;
    underWay = true;
    try {
      since ??= await mongo.erasedSince();
      if (!isRewriteDue(since, new Date())) return;
      await mongo.rewriteMongo();
      since = undefined;
    } catch (error) {
      say(sentenceOf(error));
    } finally {
      underWay = false;
    }
  }
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
