import { useMutation, useQuery } from '@apollo/client/react';
import type { SubmitEvent } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { describedIn, EvidenceFields } from './EvidenceFields.tsx';

const Update = graphql(`
  mutation UpdateEvidence($input: UpdateEvidenceInput!) {
    updateEvidence(input: $input) {
      id
      title
      kind
      note
      effectiveFrom
      validUntil
      owner
      standing
    }
  }
`);

const Details = graphql(`
  query EvidenceDetails($id: ID!) {
    evidenceFile(id: $id) {
      id
      title
      kind
      note
      effectiveFrom
      validUntil
      owner
      ownedBy {
        id
        username
        fullName
      }
    }
  }
`);

type Props = { file: { id: string; name: string }; onChanged: () => void; onClose: () => void };

/** The description of a file: title, kind, owner, validity dates, and a note. The file itself never changes. */
export function EditEvidenceDialog({ file, onChanged, onClose }: Props) {
  const { data, error: failure } = useQuery(Details, { variables: { id: file.id }, fetchPolicy: 'network-only' });
  const [update, { loading, error }] = useMutation(Update, {
    onCompleted: () => {
      // An expired file may have ticked a requirement.
      onChanged();
      onClose();
    },
    onError: () => {},
  });

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    update({ variables: { input: { id: file.id, ...describedIn(event.currentTarget) } } });
  }

  return (
    <Dialog title="Edit Details" text={<span className="wrap-anywhere">{file.name}</span>} open onOpenChange={onClose}>
      <form onSubmit={save} className="space-y-5">
        {data ? <EvidenceFields file={data.evidenceFile} /> : !failure && <Skeleton rows={3} className="h-14" />}
        <FormFailure message={(error ?? failure) && failureOf(error ?? failure).message} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={loading || !data}>
            {loading ? 'Saving...' : 'Save Details'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
