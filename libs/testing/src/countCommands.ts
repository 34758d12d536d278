import mongoose from 'mongoose';

/**
 * The work's database commands, as `collection.method`, sorted: to show that a long list needs no more than a short one. Nothing else may
 * run in the same test file.
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
