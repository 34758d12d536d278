import { useMutation, useQuery } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { personName } from '../../parts/people/personName.ts';
import { useMembers } from '../../parts/people/useMembers.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const choicesQuery = graphql(`
  query PolicyChoices {
    organisationDuties {
      id
      jurisdiction
      title
    }
    evidenceFiles(filter: { kind: "policy" }, first: 100) {
      items {
        id
        title
      }
    }
  }
`);
const AddPolicy = graphql(`
  mutation AddPolicy($input: AddPolicyInput!) {
    addPolicy(input: $input) {
      id
    }
  }
`);
const UpdatePolicy = graphql(`
  mutation UpdatePolicy($id: ID!, $input: UpdatePolicyInput!) {
    updatePolicy(id: $id, input: $input) {
      id
      ...PolicySection_policy
    }
  }
`);

type Described = {
  id: string;
  title: string;
  owner?: { id: string } | null | undefined;
  reviewOn?: string | null | undefined;
  duties: readonly string[];
};
type Props = { policy?: Described; onSaved: () => void; onCancel: () => void };

/** Creates a policy or changes its details: title, owner, review date and the duties that it serves. */
export function PolicyForm({ policy, onSaved, onCancel }: Props) {
  const { members } = useMembers();
  const { data: choices } = useQuery(choicesQuery, { fetchPolicy: 'cache-and-network' });
  const [fileId, setFileId] = useState('');
  const [duties, setDuties] = useState<string[]>([...(policy?.duties ?? [])]);
  const settled = {
    onCompleted: () => {
      toast({ title: policy ? 'Policy saved' : 'Policy added' });
      onSaved();
    },
    onError: (error: Error) => toastFailure('Error', failureOf(error).message),
  };
  const [add, adding] = useMutation(AddPolicy, settled);
  const [update, updating] = useMutation(UpdatePolicy, settled);
  const loading = adding.loading || updating.loading;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name) ?? '').trim() || null;
    const described = { title: given('title') ?? '', owner: given('owner'), reviewOn: given('reviewOn'), duties };
    if (policy) void update({ variables: { id: policy.id, input: described } });
    else void add({ variables: { input: { ...described, text: given('text'), evidenceId: fileId || null } } });
  }

  return (
    <form noValidate className="mt-4 space-y-4 rounded-card border border-line bg-surface p-5" onSubmit={submit}>
      <Field label="Title" name="title" maxLength={200} required defaultValue={policy?.title} />
      {!policy && !fileId && <TextArea label="Text" name="text" rows={8} maxLength={50_000} />}
      {!policy && !!choices?.evidenceFiles.items.length && (
        <Select
          label="Evidence file (optional)"
          value={fileId}
          onChange={event => setFileId(event.target.value)}
          hint="Choose a policy from the evidence library instead of entering text."
        >
          <option value="">No file</option>
          {choices.evidenceFiles.items.map(file => (
            <option key={file.id} value={file.id}>
              {file.title}
            </option>
          ))}
        </Select>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="Owner (optional)" name="owner" key={members?.length} defaultValue={policy?.owner?.id ?? ''}>
          <option value="">Unassigned</option>
          {members?.map(member => (
            <option key={member.id} value={member.id}>
              {personName(member)}
            </option>
          ))}
        </Select>
        <Field
          label="Review date (optional)"
          name="reviewOn"
          type="date"
          defaultValue={policy?.reviewOn ?? ''}
          hint="The owner gets an email on this date."
        />
      </div>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">Organisation duties (optional)</legend>
        <div className="space-y-1">
          {choices?.organisationDuties.map(({ id, jurisdiction, title }) => (
            <label key={id} className="flex min-h-6 items-start gap-3 py-1 text-sm">
              <input
                type="checkbox"
                className="mt-0.5 size-4.5 shrink-0 accent-accent"
                checked={duties.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  setDuties(checked ? [...duties, id] : duties.filter(duty => duty !== id))
                }
              />
              <span className="min-w-0">
                {title} ({jurisdiction})
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Saving...' : 'Save Policy'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
