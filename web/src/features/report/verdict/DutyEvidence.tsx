import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../parts/lazyComponent.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const QuestionFiles = lazyComponent(() =>
  import('../../../parts/evidence/QuestionFiles.tsx').then(module => module.QuestionFiles),
);

type Props = { assessmentId: string; question: { id: string; question: string } };

/** Opens the files that prove a duty, to add, choose from the library or change. */
export function DutyEvidence({ assessmentId, question }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="quiet" className="mt-1 -ml-3 print:hidden" onClick={() => setOpen(true)}>
        Evidence<span className="sr-only"> for {question.question}</span>
      </Button>
      {isOpen && (
        <Dialog title="Evidence" text={question.question} open onOpenChange={setOpen}>
          <Suspense fallback={<Skeleton className="h-10" />}>
            <QuestionFiles assessmentId={assessmentId} question={question} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
