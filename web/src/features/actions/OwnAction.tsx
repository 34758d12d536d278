import { MAX_ACTION_LENGTH, MAX_NAME_LENGTH } from '@aicp/contracts/limits';
import { useMutation } from '@apollo/client/react';
import { type FormEvent, Suspense, useState } from 'react';
import { sentenceOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { useUpdateAction } from '../../parts/actions/useUpdateAction.tsx';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { actionsQuery } from './actionsQuery.ts';

const ConfirmDialog = lazyComponent(() => import('../../ui/ConfirmDialog.tsx').then(module => module.ConfirmDialog));

const Fragment = graphql(`
  fragment OwnAction_action on ActionItem {
    id
    title
    cites
  }
`);

const Delete = graphql(`
  mutation DeleteAction($id: ID!) {
    deleteAction(id: $id)
  }
`);

type Props = { action: FragmentType<typeof Fragment>; onDeleted: () => void };

/** The text of an own action, which can be changed or deleted. */
export function OwnAction({ onDeleted, ...props }: Props) {
  const { id, title, cites } = readFragment(Fragment, props.action);
  const refused = useRefusal('work');
  const { save, saving, choice } = useUpdateAction(id);
  const [editing, setEditing] = useState(false);
  /** The texts when the form was opened; the current ones may have changed since. */
  const [began, setBegan] = useState({ title, cites });
  const [deleting, setDeleting] = useState(false);
  const [remove, { loading }] = useMutation(Delete, {
    variables: { id },
    refetchQueries: [actionsQuery],
    onCompleted() {
      toast({ title: 'Action deleted' });
      onDeleted();
    },
    onError: error => toastFailure('Error', sentenceOf(error, 'Failed to delete the action')),
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name) ?? '').trim();
    const mine = { title: given('title'), cites: given('cites') || null };
    const yours = mine.cites ? `${mine.title} · ${mine.cites}` : mine.title;
    if ((await save(mine, { seen: began, yours })) === 'saved') setEditing(false);
  }

  if (editing)
    return (
      <form className="space-y-4" onSubmit={submit}>
        <Field
          label="Action to take"
          name="title"
          defaultValue={title}
          required
          autoFocus
          maxLength={MAX_ACTION_LENGTH}
          autoComplete="off"
        />
        <Field
          label="Basis (Optional)"
          name="cites"
          defaultValue={cites ?? ''}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
        />
        <div className="flex gap-3">
          <Button type="submit" size="small" look="primary" disabled={saving}>
            {saving ? 'Saving...' : 'Save'}
          </Button>
          <Button size="small" onClick={() => setEditing(false)}>
            Cancel
          </Button>
        </div>
        {choice}
      </form>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        size="small"
        refused={refused}
        onClick={() => {
          setBegan({ title, cites });
          setEditing(true);
        }}
      >
        Edit
      </Button>
      <Button size="small" refused={refused} onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <Suspense>
        {deleting && (
          <ConfirmDialog
            title="Delete this action?"
            name={title}
            text="This also deletes its comments. Its files stay with the evidence of the system’s report. This cannot be undone."
            action="Delete Action"
            doing="Deleting..."
            loading={loading}
            onConfirm={remove}
            onClose={() => setDeleting(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
