import type { ApolloClient } from '@apollo/client';
import { actionsQuery } from './actionsQuery.ts';

let isFetching = false;
let isOutdated = false;

/**
 * Fetches the list after a change. One fetch at a time: of two changes in a row, the list that is under way does not know the second, and
 * is fetched once more when it is there.
 */
export async function refetchActions(client: ApolloClient): Promise<void> {
  isOutdated = true;
  if (isFetching) return;
  isFetching = true;
  try {
    while (isOutdated) {
      isOutdated = false;
      await client.refetchQueries({ include: [actionsQuery] });
    }
  } catch {
    // The change is saved, and shown in its row; the list says by itself that it cannot be fetched.
  } finally {
    isFetching = false;
  }
}
