import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { copied } from './siteData.ts';

/** Copies a text, and shows its success on the button for a moment. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => setState((await copied(text)) ? 'copied' : 'failed');
  return (
    <Button size="small" onClick={copy}>
      <span aria-live="polite">{{ idle: label, copied: 'Copied', failed: 'Select and copy the text' }[state]}</span>
    </Button>
  );
}
