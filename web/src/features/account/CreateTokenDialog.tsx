import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { OneTimeSecret } from '../../ui/OneTimeSecret.tsx';
import { CreateTokenForm } from './CreateTokenForm.tsx';

type Created = { token: string; notice?: string | null };

/** Asks for the token's purpose, then shows the token once; a click outside does not close it. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<Created>();

  return (
    <Dialog
      title={created ? 'Your New Token' : 'Create Token'}
      text={
        created
          ? 'Copy it now. It cannot be shown again: we store only its last characters.'
          : 'It can do what its scope allows on your behalf, until it expires or is revoked.'
      }
      open
      onOpenChange={() => created || onClose()}
    >
      {created ? (
        <CreatedToken {...created} close={onClose} />
      ) : (
        <CreateTokenForm onCreated={setCreated} close={onClose} />
      )}
    </Dialog>
  );
}

type Props = { token: string; notice?: string | null; close: () => void };

function CreatedToken({ token, notice, close }: Props) {
  return (
    <OneTimeSecret label="Token" text={token} close={close}>
      {notice && <p className="text-sm text-muted">{notice}</p>}
      <p className="text-sm text-muted">
        Send it with each request: <code className="font-mono">Authorization: Bearer {token.slice(0, 5)}…</code>
      </p>
    </OneTimeSecret>
  );
}
