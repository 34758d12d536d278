import DataLoader from 'dataloader';
import { countByUser } from '../store/assessments.ts';

export type Loaders = ReturnType<typeof loadersFor>;

/** One read for all the users of a list. */
export function loadersFor() {
  return {
    assessmentCount: new DataLoader<number, number>(
      async userIds => {
        const counts = await countByUser(userIds);
        return userIds.map(id => counts.get(id) ?? 0);
      },
      { maxBatchSize: 20_000 },
    ),
  };
}
