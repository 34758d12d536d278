import type { Jurisdiction } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { lawNames } from './laws.ts';
import { useStartAssessment } from './useStartAssessment.ts';

type Props = { id: string; name: string; law: Jurisdiction; onClose: () => void };

/** Explains, before the first assessment of a system under a law, the effect on the system. */
export function AssessOtherLawDialog({ id, name, law, onClose }: Props) {
  const { start, loading } = useStartAssessment({ id, jurisdiction: law }, { joinsList: true });
  return (
    <Dialog title={`Assess under ${lawNames[law]}?`} text={name} open onOpenChange={onClose}>
      <p>
        It remains one system. It appears in both lists, each with its own result, and counts once towards your plan.
        Answers that both laws need are suggested to you.
      </p>
      <div className="mt-6 flex justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" disabled={loading} onClick={start}>
          {loading ? 'Starting...' : 'Start Assessment'}
        </Button>
      </div>
    </Dialog>
  );
}
