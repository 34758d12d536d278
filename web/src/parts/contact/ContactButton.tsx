import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ContactTopic } from './contactTopics.ts';
import { useContactForm } from './useContactForm.tsx';

export function ContactButton({ topic, ...rest }: { topic: ContactTopic } & ComponentProps<typeof Button>) {
  const [open, form] = useContactForm(topic);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open} {...rest} />
      {form}
    </>
  );
}
