import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { forgetLists } from '../../client/systemCopies.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { selectedUkRegulators } from '../../parts/selectedUkRegulators.ts';
import { SystemForm, type SystemInput } from '../../parts/system/SystemForm.tsx';
import { useStartAssessment } from '../../parts/system/useStartAssessment.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toastFailure } from '../../ui/toast.ts';

const CreateSystem = graphql(`
  mutation CreateSystem($input: CreateSystemInput!) {
    createSystem(input: $input) {
      id
    }
  }
`);

type Props = {
  jurisdiction: Jurisdiction;
  /** Once it is registered, also where its assessment opens instead of the dashboard. */
  onCreated: () => void;
  onClose: () => void;
};

/** Registers a system under the rules of the dashboard that one is on. */
export function CreateSystemDialog({ jurisdiction, onCreated, onClose }: Props) {
  const [limitReached, setLimitReached] = useState(false);
  const [create, { loading }] = useMutation(CreateSystem, {
    update: (cache, { data }) => data && forgetLists(cache),
    onError: error => {
      const { code, message } = failureOf(error);
      setLimitReached(code === 'FORBIDDEN');
      toastFailure('Error', message);
    },
  });
  const { startOf, loading: starting } = useStartAssessment({ jurisdiction });

  async function save(system: SystemInput, isStarted: boolean) {
    const { data } = await create({ variables: { input: { ...system, jurisdiction } } });
    if (!data) return;
    onCreated();
    if (isStarted && (await startOf(data.createSystem.id)).data) return;
    // Also where it could not be started: it is registered, and is not sent a second time.
    onClose();
  }

  const rules = jurisdiction === 'UK' ? "the UK's five principles" : 'the EU AI Act';
  return (
    <Dialog
      title="Create AI System"
      text={`An AI system that you provide or use, to be assessed under ${rules}.`}
      open
      onOpenChange={open => open || onClose()}
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
        defaults={{ applicableRegulators: jurisdiction === 'UK' ? selectedUkRegulators() : [] }}
        submitLabel={loading || starting ? 'Creating...' : 'Create System'}
        saving={loading || starting}
        onSubmit={system => save(system, false)}
        onSubmitAndStart={system => save(system, true)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
