import mongoose from 'mongoose';

/**
 * What some work asks of the database, as `collection.method`, sorted: for showing that a long list takes no more than a short one.
 * In one test file nothing else may run next to it.
 */
export async function countCommands(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  mongoose.set('debug', (collection: string, method: string) => void asked.push(`${collection}.${method}`));
  try {
    await work();
  } finally {
    mongoose.set('debug', false);
  }
  return asked.sort();
}
