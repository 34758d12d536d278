import { MAX_ACTION_LENGTH, MAX_NAME_LENGTH } from '@aicp/contracts/limits';
import { useMutation, useQuery } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import type { Member } from '../../parts/people/personName.ts';
import { personName } from '../../parts/people/personName.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';
import { actionsQuery } from './actionsQuery.ts';

const Systems = graphql(`
  query AssessedSystems {
    eu: systems(jurisdiction: EU, first: 300) {
      id
      name
      jurisdiction
      latestAssessment {
        id
      }
    }
    uk: systems(jurisdiction: UK, first: 300) {
      id
      name
      jurisdiction
      latestAssessment {
        id
      }
    }
  }
`);

const Create = graphql(`
  mutation CreateAction($input: CreateActionInput!) {
    createAction(input: $input) {
      id
    }
  }
`);

/** Asks for an action beyond those required by law: its system, owner and due date. */
export function NewActionDialog({ members, onClose }: { members: readonly Member[]; onClose: () => void }) {
  const { data } = useQuery(Systems, useKept(Systems));
  const assessed = [...(data?.eu ?? []), ...(data?.uk ?? [])].filter(({ latestAssessment }) => latestAssessment);
  const systems = [...new Map(assessed.map(system => [system.id, system.name]))];
  const [create, { loading, error }] = useMutation(Create, {
    refetchQueries: [actionsQuery],
    onCompleted() {
      toast({ title: 'Action added' });
      onClose();
    },
    onError: () => {},
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name) ?? '').trim() || null;
    const [systemId, title] = [given('system') ?? '', given('title') ?? ''];
    const input = { systemId, title, cites: given('cites'), owner: given('owner'), due: given('due') };
    void create({ variables: { input } });
  }

  return (
    <Dialog
      title="Add an Action"
      text="Your own action, in addition to those from your reports. No report closes it."
      open
      onOpenChange={onClose}
    >
      <form className="space-y-5" onSubmit={submit}>
        <Field label="Action to take" name="title" required maxLength={MAX_ACTION_LENGTH} autoComplete="off" />
        <Select
          label="AI system"
          name="system"
          required
          hint={data && systems.length === 0 ? 'Complete an assessment first.' : undefined}
        >
          <option value="">Choose a system</option>
          {systems.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field label="Basis (Optional)" name="cites" maxLength={MAX_NAME_LENGTH} autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Select label="Owner" name="owner">
            <option value="">Unassigned</option>
            {members.map(person => (
              <option key={person.id} value={person.id}>
                {personName(person)}
              </option>
            ))}
          </Select>
          <Field label="Due Date (Optional)" name="due" type="date" />
        </div>
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex justify-end gap-3 pt-1">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={loading}>
            {loading ? 'Adding...' : 'Add Action'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
