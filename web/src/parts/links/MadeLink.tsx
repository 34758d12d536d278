import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';

/** The address of a link that was just made, to be copied: it is shown this once. */
export function MadeLink({ url, close }: { url: string; close: () => void }) {
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
