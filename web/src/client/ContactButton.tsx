import { type ComponentProps, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { useLatePart } from '../ui/useLatePart.ts';
import type { ContactTopic } from './contactTopics.ts';

/** Opens the contact form with its topic chosen. The form is fetched with the first press. */
export function ContactButton({ topic, ...rest }: { topic: ContactTopic } & ComponentProps<typeof Button>) {
  const [open, setOpen] = useState(false);
  const [Dialog, fetchDialog] = useLatePart(() => import('./ContactDialog.tsx').then(module => module.ContactDialog));
  return (
    <>
      <Button aria-haspopup="dialog" onClick={async () => setOpen(await fetchDialog())} {...rest} />
      {Dialog && open && <Dialog topic={topic} onClose={() => setOpen(false)} />}
    </>
  );
}
