import { type ReactNode, useState } from 'react';
import { useLazyComponent } from '../../ui/useLazyComponent.ts';
import type { ContactTopic } from './contactTopics.ts';

/** What opens the contact form with its topic chosen, and the form itself, which is fetched with the first opening. */
export function useContactForm(topic: ContactTopic): [open: () => Promise<void>, form: ReactNode] {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, fetchDialog] = useLazyComponent(() =>
    import('./ContactDialog.tsx').then(module => module.ContactDialog),
  );
  const form = Dialog && isOpen && <Dialog topic={topic} onClose={() => setOpen(false)} />;
  return [async () => setOpen(await fetchDialog()), form];
}
