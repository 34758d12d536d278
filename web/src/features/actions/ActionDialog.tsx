import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import type { Member } from '../../parts/people/personName.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ActionDetails } from './ActionDetails.tsx';

const Action = graphql(`
  query Action($id: ID!) {
    action(id: $id) {
      id
      title
      ...ActionDetails_action
    }
  }
`);

type Props = { id: string; members: readonly Member[]; onClose: () => void };

/** One action with its comments. */
export function ActionDialog({ id, members, onClose }: Props) {
  const variables = { id };
  const { data, error, refetch } = useQuery(Action, {
    variables,
    ...useKept(Action, variables),
    // If only the documents cannot be read, the action is shown without its filing.
    errorPolicy: 'all',
  });
  const failure = error && !data ? failureOf(error) : undefined;
  return (
    <Dialog
      title={data?.action.title ?? (failure?.code === 'NOT_FOUND' ? 'Action Not Found' : 'Action')}
      open
      onOpenChange={onClose}
    >
      {!data && !failure && <Skeleton rows={4} />}
      {failure && (
        <div className="space-y-4 text-sm">
          <p>{failure.message}</p>
          {failure.code !== 'NOT_FOUND' && <Button onClick={() => refetch().catch(() => {})}>Try Again</Button>}
        </div>
      )}
      {data && <ActionDetails action={data.action} members={members} onDeleted={onClose} />}
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
