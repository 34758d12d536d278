import { useMutation } from '@apollo/client/react';
import type { SubmitEvent } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { ManagementRecordKind } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const AddRecord = graphql(`
  mutation AddManagementRecord($input: AddManagementRecordInput!) {
    addManagementRecord(input: $input) {
      id
    }
  }
`);
const UpdateRecord = graphql(`
  mutation UpdateManagementRecord($id: ID!, $input: UpdateManagementRecordInput!) {
    updateManagementRecord(id: $id, input: $input) {
      id
      ...RecordSection_record
    }
  }
`);

type Recorded = {
  id: string;
  kind: ManagementRecordKind;
  title: string;
  heldOn: string;
  participants: readonly string[];
  minutes?: string | null | undefined;
  decisions?: string | null | undefined;
};
type Props = { record?: Recorded; onSaved: () => void; onCancel: () => void };

/** Adds or changes a management review or an internal audit. */
export function RecordForm({ record, onSaved, onCancel }: Props) {
  const settled = {
    onCompleted: () => {
      toast({ title: record ? 'Record saved' : 'Record added' });
      onSaved();
    },
    onError: (error: Error) => toastFailure('Error', failureOf(error).message),
  };
  const [add, adding] = useMutation(AddRecord, settled);
  const [update, updating] = useMutation(UpdateRecord, settled);
  const loading = adding.loading || updating.loading;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name) ?? '').trim() || null;
    const participants = (given('participants') ?? '').split('\n').flatMap(name => name.trim() || []);
    const kind: ManagementRecordKind = given('kind') === 'internalAudit' ? 'internalAudit' : 'managementReview';
    const texts = { minutes: given('minutes'), decisions: given('decisions') };
    const input = { kind, title: given('title') ?? '', heldOn: given('heldOn') ?? '', participants, ...texts };
    if (record) void update({ variables: { id: record.id, input } });
    else void add({ variables: { input } });
  }

  return (
    <form noValidate className="mt-4 space-y-4 rounded-card border border-line bg-surface p-5" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="Kind" name="kind" defaultValue={record?.kind}>
          <option value="managementReview">Management review</option>
          <option value="internalAudit">Internal audit</option>
        </Select>
        <Field label="Held on" name="heldOn" type="date" required defaultValue={record?.heldOn} />
      </div>
      <Field label="Title" name="title" maxLength={200} required defaultValue={record?.title} />
      <TextArea
        label="Participants (optional)"
        name="participants"
        rows={3}
        hint="One name per line."
        defaultValue={record?.participants.join('\n')}
      />
      <TextArea
        label="Minutes (optional)"
        name="minutes"
        rows={6}
        maxLength={50_000}
        defaultValue={record?.minutes ?? ''}
      />
      <TextArea
        label="Decisions (optional)"
        name="decisions"
        rows={3}
        maxLength={50_000}
        defaultValue={record?.decisions ?? ''}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Saving...' : 'Save Record'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
