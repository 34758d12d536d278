import { useMutation } from '@apollo/client/react';
import type { SubmitEvent } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { evidenceQuery } from './evidenceQuery.ts';

const Fragment = graphql(`
  fragment EditEvidenceDialog_evidence on Evidence {
    id
    name
    note
    effectiveFrom
    validUntil
  }
`);

const Update = graphql(`
  mutation UpdateEvidence($input: UpdateEvidenceInput!) {
    updateEvidence(input: $input) {
      id
    }
  }
`);

type Props = { assessmentId: string; evidence: FragmentType<typeof Fragment>; onClose: () => void };

/** The description of a file: from when to when it counts, and a note. The file itself never changes. */
export function EditEvidenceDialog({ assessmentId, onClose, ...props }: Props) {
  const { id, name, note, effectiveFrom, validUntil } = readFragment(Fragment, props.evidence);
  const [update, { loading, error }] = useMutation(Update, {
    onCompleted: onClose,
    // A file that has expired may have carried a requirement.
    refetchQueries: [{ query: evidenceQuery, variables: { id: assessmentId } }],
    onError: () => {},
  });

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const text = (field: string) => String(said.get(field) ?? '') || null;
    update({
      variables: {
        input: { id, note: text('note'), effectiveFrom: text('effectiveFrom'), validUntil: text('validUntil') },
      },
    });
  }

  return (
    <Dialog title="Edit Details" text={<span className="wrap-anywhere">{name}</span>} open onOpenChange={onClose}>
      <form onSubmit={save} className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Effective from" type="date" name="effectiveFrom" defaultValue={effectiveFrom ?? ''} />
          <Field
            label="Valid until"
            type="date"
            name="validUntil"
            defaultValue={validUntil ?? ''}
            hint="The last day on which it is valid."
          />
        </div>
        <TextArea label="Note" name="note" maxLength={1000} defaultValue={note ?? ''} />
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={loading}>
            {loading ? 'Saving...' : 'Save Details'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
