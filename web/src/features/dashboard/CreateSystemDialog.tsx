import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { evictLists } from '../../client/systemCopies.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { SystemForm, type SystemInput } from '../../parts/system/SystemForm.tsx';
import { startButtonOf } from '../../parts/system/startButtonOf.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { dashboardQuery } from './dashboardQuery.ts';

const CreateSystem = graphql(`
  mutation CreateSystem($input: CreateSystemInput!) {
    createSystem(input: $input) {
      id
      ...SystemRow_system
    }
  }
`);

type Props = {
  jurisdiction: Jurisdiction;
  /** The regulators found by the wizard, if it led here. */
  regulators: string[];
  onCreated: (id: string) => void;
  onClose: () => void;
};

/** Creates a system under the law of the current dashboard. Its assessment then starts with one more press. */
export function CreateSystemDialog({ jurisdiction, regulators, onCreated, onClose }: Props) {
  const [limitReached, setLimitReached] = useState(false);
  const created = useRef<string>(undefined);
  const [refreshing, setRefreshing] = useState(false);
  const [create, { loading, client }] = useMutation(CreateSystem, {
    update: (cache, { data }) => data && evictLists(cache),
    onError: error => {
      const { code, message } = failureOf(error);
      setLimitReached(code === 'FORBIDDEN');
      toastFailure('Error', message);
    },
  });

  async function save(system: SystemInput) {
    const { data } = await create({ variables: { input: { ...system, jurisdiction } } });
    if (!data) return;
    // The counters and the row update together. If the list cannot be read, its own place says so.
    setRefreshing(true);
    await client.refetchQueries({ include: [dashboardQuery] }).catch(() => undefined);
    created.current = data.createSystem.id;
    onCreated(data.createSystem.id);
    onClose();
  }

  const saving = loading || refreshing;
  const rules = jurisdiction === 'UK' ? "the UK's five principles" : 'the EU AI Act';
  return (
    <Dialog
      title="Create AI System"
      text={`An AI system that you provide or use, to be assessed under ${rules}.`}
      open
      onOpenChange={open => open || onClose()}
      returnTo={() => (created.current === undefined ? null : startButtonOf(created.current))}
    >
      {limitReached && (
        <div
          role="status"
          className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-accent-soft px-4 py-3 text-sm"
        >
          You have reached the number of systems included in your plan.
          <ButtonLink to="/pricing" size="small">
            See the Plans
          </ButtonLink>
        </div>
      )}
      <SystemForm
        jurisdiction={jurisdiction}
        isNew
        defaults={{ applicableRegulators: regulators }}
        submitLabel={saving ? 'Creating...' : 'Create System'}
        saving={saving}
        onSubmit={save}
        onCancel={onClose}
      />
    </Dialog>
  );
}
