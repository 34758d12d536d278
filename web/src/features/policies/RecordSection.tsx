import { longDate } from '@aicp/compliance/law/calendar';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { RecordForm } from './RecordForm.tsx';

const Fragment = graphql(`
  fragment RecordSection_record on ManagementRecord {
    id
    kind
    title
    heldOn
    participants
    minutes
    evidenceId
    decisions
    writtenBy {
      id
      username
      fullName
    }
    writtenAt
  }
`);
const Remove = graphql(`
  mutation RemoveManagementRecord($id: ID!) {
    removeManagementRecord(id: $id)
  }
`);

type Props = { record: FragmentType<typeof Fragment>; refused: string | undefined; onRemoved: () => void };

/** A management review or an internal audit, with its minutes and decisions. */
export function RecordSection({ refused, onRemoved, ...props }: Props) {
  const record = readFragment(Fragment, props.record);
  const { id, kind, title, heldOn, participants, minutes, evidenceId, decisions, writtenBy, writtenAt } = record;
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [remove, removal] = useMutation(Remove, {
    onCompleted: onRemoved,
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <article aria-labelledby={`record-${id}`} className="rounded-card border border-line bg-surface px-5 py-4 sm:px-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={`record-${id}`} dir="auto" className="text-base font-semibold wrap-anywhere">
            {title}
          </h3>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
            <Tag>{kind === 'internalAudit' ? 'Internal audit' : 'Management review'}</Tag>
            <span>{longDate(heldOn)}</span>
            {participants.length > 0 && <span className="wrap-anywhere">{participants.join(', ')}</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" refused={refused} onClick={() => setEditing(true)}>
            Edit
            <span className="sr-only"> {title}</span>
          </Button>
          <Button size="small" refused={refused} onClick={() => setRemoving(true)}>
            Remove
            <span className="sr-only"> {title}</span>
          </Button>
        </div>
      </header>
      <div className="mt-3 space-y-3 text-sm">
        {minutes && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {minutes}
          </p>
        )}
        {evidenceId && (
          <a href={`/api/evidence/${evidenceId}/file`} className="underline underline-offset-4">
            Open the minutes
          </a>
        )}
        {decisions && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            <span className="font-medium">Decisions: </span>
            {decisions}
          </p>
        )}
        <p className="text-muted">
          Recorded by <PersonName person={writtenBy} /> on {formatDay(writtenAt)}.
        </p>
      </div>
      {editing && <RecordForm record={record} onSaved={() => setEditing(false)} onCancel={() => setEditing(false)} />}
      {removing && (
        <ConfirmDialog
          title="Remove This Record?"
          name={title}
          text="It is deleted with its minutes and decisions. This cannot be undone."
          action="Remove Record"
          doing="Removing..."
          loading={removal.loading}
          onConfirm={() => void remove({ variables: { id } })}
          onClose={() => setRemoving(false)}
        />
      )}
    </article>
  );
}
