import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

type Props = {
  reportId: string;
  /** For whom the link before it was. */
  label?: string | null;
  onClose: () => void;
  /** What is there already. */
  children?: ReactNode;
};

/** Asks what the link is to be like, then shows its address: this once, and not to be clicked away. */
export function NewLinkDialog({ reportId, label = null, onClose, children }: Props) {
  const [url, setUrl] = useState<string>();
  return (
    <Dialog
      title={url ? 'Your New Link' : 'Share with Somebody Outside'}
      text={
        url
          ? 'Copy it now. It cannot be shown again: we store no more than a fingerprint of it.'
          : 'Whoever has the link reads this report as it is now, without an account. You can revoke it at any time.'
      }
      open
      onOpenChange={() => url || onClose()}
    >
      {url ? (
        <Made url={url} close={onClose} />
      ) : (
        <>
          <NewLinkForm reportId={reportId} label={label} onMade={setUrl} close={onClose} />
          {children}
        </>
      )}
    </Dialog>
  );
}

function Made({ url, close }: { url: string; close: () => void }) {
  const shown = useRef<HTMLOutputElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div className="space-y-5">
      <output
        ref={shown}
        tabIndex={-1}
        aria-label="Link"
        className="block rounded-control bg-none-soft px-3 py-2 font-mono text-sm break-all"
      >
        {url}
      </output>
      <div className="flex justify-between gap-3 pt-1">
        <CopyButton text={url} label="Copy Link" />
        <Button size="small" look="primary" onClick={close}>
          Done
        </Button>
      </div>
    </div>
  );
}
