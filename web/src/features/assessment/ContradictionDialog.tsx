import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = {
  /** What contradicts the type of the system, a sentence each; none: closed. */
  remarks: readonly string[];
  completing: boolean;
  onReview: () => void;
  onComplete: () => void;
  onClose: () => void;
};

/** Asks back before completion, which it never refuses. */
export function ContradictionDialog({ remarks, completing, onReview, onComplete, onClose }: Props) {
  return (
    <Dialog
      title="Is this what you mean?"
      text="The type of the system and your answers do not agree. Both can be right; the report will say it."
      open={remarks.length > 0}
      onOpenChange={onClose}
    >
      <ul className="space-y-2">
        {remarks.map(remark => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      {/* The first in the document has the focus: an Enter too many reviews, and does not complete. */}
      <div className="mt-6 flex flex-row-reverse flex-wrap gap-3">
        <Button look="primary" disabled={completing} onClick={onReview}>
          Review the Answers
        </Button>
        <Button disabled={completing} onClick={onComplete}>
          {completing ? 'Completing...' : 'Complete Anyway'}
        </Button>
      </div>
    </Dialog>
  );
}
