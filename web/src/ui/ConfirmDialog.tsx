import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { AlertDialog } from './AlertDialog.tsx';
import { Button } from './Button.tsx';

type Props = {
  title: string;
  /** The subject, if the title does not name it. */
  name?: string;
  /** The data that will be lost. */
  text: ReactNode;
  /** The label of the button, and its label during the action. */
  action: string;
  doing: string;
  loading: boolean;
  /** Whether the named items are still loading. */
  waiting?: boolean;
  /** The reason why it cannot be confirmed as chosen. */
  refused?: string | undefined;
  /** `primary` for actions that can be undone. */
  look?: 'danger' | 'primary';
  /** A choice to make before confirming. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation, with a single button, before an action with consequences. It is open while rendered. */
export function ConfirmDialog(props: Props) {
  const {
    title,
    name,
    text,
    action,
    doing,
    loading,
    waiting,
    refused,
    look = 'danger',
    children,
    onConfirm,
    onClose,
  } = props;
  return (
    <AlertDialog
      title={title}
      text={
        <>
          {name && <p className="mb-1 font-medium wrap-anywhere text-ink">{name}</p>}
          <p>{text}</p>
        </>
      }
      open
      onOpenChange={onClose}
    >
      {children}
      <div className="flex justify-end gap-3">
        <Radix.Cancel asChild>
          <Button>Cancel</Button>
        </Radix.Cancel>
        <Button look={look} disabled={loading || waiting} refused={refused} onClick={() => onConfirm()}>
          {loading ? doing : action}
        </Button>
      </div>
    </AlertDialog>
  );
}
