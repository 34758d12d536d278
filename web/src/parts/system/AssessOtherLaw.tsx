import { Suspense, useState } from 'react';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { useRefusal } from '../account/useRefusal.ts';
import { lazyComponent } from '../lazyComponent.ts';
import { lawTitles } from './laws.ts';

const AssessOtherLawDialog = lazyComponent(() =>
  import('./AssessOtherLawDialog.tsx').then(module => module.AssessOtherLawDialog),
);

/** For a system with a result under one law only: a link to assess it under the other. */
export function AssessOtherLaw({ id, name, law }: { id: string; name: string; law: Jurisdiction }) {
  const [open, setOpen] = useState(false);
  const refused = useRefusal('work');
  return (
    <>
      <Button size="small" refused={refused} onClick={() => setOpen(true)}>
        Assess Under {lawTitles[law]}
      </Button>
      <Suspense>
        {open && <AssessOtherLawDialog id={id} name={name} law={law} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
