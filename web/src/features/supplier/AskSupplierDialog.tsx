import { type ComponentProps, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { OneTimeSecret } from '../../ui/OneTimeSecret.tsx';
import { AskSupplierForm } from './AskSupplierForm.tsx';

type Props = Pick<ComponentProps<typeof AskSupplierForm>, 'systemId' | 'questions'> & {
  onMade: () => void;
  onClose: () => void;
};

/** Asks for the questions to the supplier, then shows the link once; a click outside does not close it. */
export function AskSupplierDialog({ systemId, questions, onMade, onClose }: Props) {
  const [made, setMade] = useState<{ url: string; email: string }>();
  return (
    <Dialog
      title={made ? 'Your New Link' : 'Ask the Supplier'}
      text={
        made
          ? `${made.email ? `We are sending it to ${made.email}.` : 'Send it to the supplier.'} It cannot be shown again: we store only a hash of it.`
          : 'The questions cannot be changed once the link is created. You can revoke it at any time.'
      }
      open
      onOpenChange={() => made || onClose()}
    >
      {made ? (
        <OneTimeSecret label="Link" text={made.url} close={onClose} />
      ) : (
        <AskSupplierForm
          systemId={systemId}
          questions={questions}
          close={onClose}
          onMade={(url, email) => {
            setMade({ url, email });
            onMade();
          }}
        />
      )}
    </Dialog>
  );
}
