import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';

type Props = { token: string; notice?: string | null; close: () => void };

export function CreatedToken({ token, notice, close }: Props) {
  const shown = useRef<HTMLOutputElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div className="space-y-5">
      <output
        ref={shown}
        tabIndex={-1}
        aria-label="Token"
        className="block rounded-control bg-none-soft px-3 py-2 font-mono text-sm break-all"
      >
        {token}
      </output>
      {notice && <p className="text-sm text-muted">{notice}</p>}
      <p className="text-sm text-muted">
        Send it with each request: <code className="font-mono">Authorization: Bearer {token.slice(0, 5)}…</code>
      </p>
      <div className="flex justify-between gap-3 pt-1">
        <CopyButton text={token} label="Copy Token" />
        <Button size="small" look="primary" onClick={close}>
          Done
        </Button>
      </div>
    </div>
  );
}
