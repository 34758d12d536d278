import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

type Props = {
  /** For example "27 blanks". */
  open: string;
  onAnswer: (isMeant: boolean) => void;
};

/** Asks for confirmation before an incomplete version is approved. */
export function ConfirmOpen({ open, onAnswer }: Props) {
  return (
    <Dialog
      title={`Approve with ${open} open?`}
      text="The document will state this next to the approval. A blank with unsaved text stays open."
      open
      onOpenChange={() => onAnswer(false)}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => onAnswer(false)}>Go Back</Button>
        <Button look="primary" onClick={() => onAnswer(true)}>
          Approve Anyway
        </Button>
      </div>
    </Dialog>
  );
}
