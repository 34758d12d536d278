import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@aicp/contracts/limits';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { postJson } from '../../client/postJson.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { emailFault } from '../emailField.ts';
import { useProduct } from '../useProduct.ts';
import { type ContactTopic, contactTopics } from './contactTopics.ts';

type Props = { topic: ContactTopic; onClose: () => void };
type Mistakes = Partial<Record<string, string>>;

const titles: Record<ContactTopic, string> = {
  demo: 'Request a demo',
  scheduleDemo: 'Schedule a demo',
  sales: 'Contact sales',
  other: 'Contact us',
};

/** Sends a message to the people behind the product. Typed text is kept until it is sent. */
export function ContactDialog({ topic, onClose }: Props) {
  const { plans } = useProduct();
  const [sending, setSending] = useState(false);
  const [mistakes, setMistakes] = useState<Mistakes>({});

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text).trim()]));
    const found = mistakesIn(entered);
    setMistakes(found);
    const [first] = Object.keys(found);
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setSending(true);
    try {
      const { message } = await postJson<{ message: string }>('/api/contact', entered);
      toast({ title: 'Message sent', text: message });
      onClose();
    } catch (error) {
      toastFailure('Error', failureOf(error).message);
    } finally {
      setSending(false);
    }
  }

  const field = (name: string) => ({ name, error: mistakes[name] });

  return (
    <Dialog
      title={titles[topic]}
      text="Tell us how to reach you. You will get a personal reply."
      open
      onOpenChange={open => open || onClose()}
    >
      <form noValidate className="space-y-4" onSubmit={send}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Name" autoComplete="name" maxLength={200} {...field('name')} />
          <Field label="Email" type="email" autoComplete="email" maxLength={MAX_EMAIL_LENGTH} {...field('email')} />
        </div>
        <Field
          label="Company (Optional)"
          autoComplete="organization"
          maxLength={MAX_NAME_LENGTH}
          {...field('company')}
        />
        <Select label="Topic" defaultValue={topic} {...field('topic')}>
          {Object.entries(contactTopics)
            .filter(([value]) => plans || value !== 'sales')
            .map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </Select>
        <TextArea
          label="Message"
          rows={4}
          maxLength={MAX_TEXT_LENGTH}
          hint={topic === 'scheduleDemo' ? 'Please suggest two or three times, with your time zone.' : undefined}
          {...field('message')}
        />
        <div className="flex justify-end gap-3 pt-1">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={sending}>
            {sending ? 'Sending...' : 'Send Message'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function mistakesIn({ name, email = '', message }: Record<string, string>): Mistakes {
  const fault = emailFault(email);
  return {
    ...(name ? {} : { name: 'Enter your name' }),
    ...(fault && { email: fault }),
    ...(message ? {} : { message: 'Enter a message' }),
  };
}
