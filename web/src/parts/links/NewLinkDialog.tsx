import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { ShownOnce } from '../../ui/ShownOnce.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

type Props = {
  reportId: string;
  onClose: () => void;
  /** What is there already. */
  children?: ReactNode;
};

/** Asks what the link is to be like, then shows its address: this once, and not to be clicked away. */
export function NewLinkDialog({ reportId, onClose, children }: Props) {
  const [url, setUrl] = useState<string>();
  return (
    <Dialog
      title={url ? 'Your New Link' : 'Share with Somebody Outside'}
      text={
        url
          ? 'Copy it now. It cannot be shown again: we store no more than a fingerprint of it.'
          : 'Anyone who has the link reads this report as it is now, without an account. You can revoke it at any time.'
      }
      open
      onOpenChange={() => url || onClose()}
    >
      {url ? (
        <ShownOnce label="Link" text={url} close={onClose} />
      ) : (
        <>
          <NewLinkForm reportId={reportId} onMade={setUrl} close={onClose} />
          {children}
        </>
      )}
    </Dialog>
  );
}
