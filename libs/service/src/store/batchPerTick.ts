import DataLoader from 'dataloader';

/** Maximum keys per read, so that no caller waits long for the others. */
const MAX_BATCH_SIZE = 100;

/**
 * Batches all lookups of one event-loop tick into one read (a driver call costs 0.3 ms). Caches nothing, so a read after a commit sees the
 * write.
 * @param read returns one answer per key, in key order; keys may repeat. Keys of owned things name the owner, and no two answers are the
 * same object
 */
export function batchPerTick<Key, Answer>(
  read: (keys: readonly Key[]) => Promise<Answer[]>,
): (key: Key) => Promise<Answer> {
  const options = {
    cache: false,
    maxBatchSize: MAX_BATCH_SIZE,
    batchScheduleFn: (readAll: () => void) => void setImmediate(readAll),
  };
  const loader = new DataLoader<Key, Answer>(read, options);
  return key => loader.load(key);
}
