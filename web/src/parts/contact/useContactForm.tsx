import { type ReactNode, useState } from 'react';
import { useLazyComponent } from '../../ui/useLazyComponent.ts';
import type { ContactTopic } from './contactTopics.ts';

/** Returns a function that opens the contact form with its topic, and the form itself, which is fetched when first opened. */
export function useContactForm(topic: ContactTopic): [open: () => Promise<void>, form: ReactNode] {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, fetchDialog] = useLazyComponent(() =>
    import('./ContactDialog.tsx').then(module => module.ContactDialog),
  );
  const form = Dialog && isOpen && <Dialog topic={topic} onClose={() => setOpen(false)} />;
  return [async () => setOpen(await fetchDialog()), form];
}
