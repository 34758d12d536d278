import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MergedRecords } from './MergedRecords.tsx';
import { RecordChoice } from './RecordChoice.tsx';
import { RecordToMerge } from './recordRows.ts';

const Records = graphql(`
  query MergeDialog($id: ID!, $search: String) {
    system(id: $id) {
      id
      jurisdiction
      ...RecordToMerge_system
    }
    systemsToJoin(id: $id, search: $search) {
      id
      jurisdiction
      ...RecordToMerge_system
    }
  }
`);

type Props = { id: string; onClose: () => void };

/** Merges another record of the same system: first the choice of the record, then a preview of the result. */
export function MergeDialog({ id, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  // Afterwards the other record no longer exists, and must not be requested again from the cache.
  const { data, previousData, error, refetch } = useQuery(Records, {
    variables: { id, search },
    fetchPolicy: 'no-cache',
  });
  const shown = data ?? previousData;
  const others = shown?.systemsToJoin ?? [];
  const chosen = others.find(other => other.id === chosenId);
  if (shown && chosen)
    return (
      <MergedRecords
        kept={readFragment(RecordToMerge, shown.system)}
        gone={readFragment(RecordToMerge, chosen)}
        onBack={() => setChosenId(undefined)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title="Merge with another record"
      text="If one AI system was entered twice, once under each law, you can merge the two records."
      open
      onOpenChange={onClose}
    >
      {error ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">{failureOf(error).message}</p>
          <Button size="small" onClick={() => refetch().catch(() => {})}>
            Try Again
          </Button>
        </div>
      ) : shown ? (
        <RecordChoice
          others={readFragment(RecordToMerge, others)}
          search={search}
          onSearch={setSearch}
          onChoose={setChosenId}
          onClose={onClose}
        />
      ) : (
        <Skeleton rows={3} className="h-14" />
      )}
    </Dialog>
  );
}
