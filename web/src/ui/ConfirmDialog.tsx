import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { AlertDialog } from './AlertDialog.tsx';
import { Button } from './Button.tsx';

type Props = {
  title: string;
  /** What it is about, where the title does not name it. */
  name?: string;
  /** What will be lost. */
  text: ReactNode;
  /** What the button says, and what it says while that happens. */
  action: string;
  doing: string;
  loading: boolean;
  /** What it names is not known yet. */
  waiting?: boolean;
  /** Why it cannot be confirmed as chosen. */
  refused?: string | undefined;
  /** `primary` for what can be undone. */
  look?: 'danger' | 'primary';
  /** A choice to make before confirming. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation, with a single button, before something that has consequences. It is open while shown. */
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
