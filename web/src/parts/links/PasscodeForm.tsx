import { type FormEvent, useState } from 'react';
import type { Failure } from '../../client/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';

type Props = { failure: Failure | undefined; loading: boolean; onSubmit: (passcode: string) => void };

/** Asks for the link's passcode, which was sent separately. */
export function PasscodeForm({ failure, loading, onSubmit }: Props) {
  const [tried, setTried] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const passcode = String(new FormData(event.currentTarget).get('passcode') ?? '');
    setTried(true);
    if (passcode) onSubmit(passcode);
  }

  return (
    <section className="mx-auto max-w-100 px-4 py-20">
      <h1 className="font-serif text-2xl font-semibold">This link has a passcode</h1>
      <p className="mt-3 text-base text-muted">The person who sent you the link has it.</p>
      <form noValidate className="mt-6 space-y-4" onSubmit={submit}>
        <Field label="Passcode" name="passcode" type="password" autoComplete="off" autoFocus />
        <FormFailure message={tried && !loading ? failure?.message : undefined} />
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Opening...' : 'Open'}
        </Button>
      </form>
    </section>
  );
}
