import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';

type Props = { label: 'Link' | 'Token'; text: string; close: () => void; children?: ReactNode };

/** A new secret that is shown once, to be copied. */
export function OneTimeSecret({ label, text, close, children }: Props) {
  const shown = useRef<HTMLOutputElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div className="space-y-5">
      <output
        ref={shown}
        tabIndex={-1}
        aria-label={label}
        className="block rounded-control bg-none-soft px-3 py-2 font-mono text-sm break-all"
      >
        {text}
      </output>
      {children}
      <div className="flex justify-between gap-3 pt-1">
        <CopyButton text={text} label={`Copy ${label}`} />
        <Button size="small" look="primary" onClick={close}>
          Done
        </Button>
      </div>
    </div>
  );
}
