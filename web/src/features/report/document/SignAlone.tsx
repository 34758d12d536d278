import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';

type Props = { loading: boolean; refused: string | undefined; onSign: (title: string) => void };

/** For an organisation with one member: signs the document with the account's name and this function. */
export function SignAlone({ loading, refused, onSign }: Props) {
  function sign(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSign(String(new FormData(event.currentTarget).get('function') ?? '').trim());
  }

  return (
    <form onSubmit={sign} className="mt-4 flex flex-wrap items-end gap-3">
      <div className="max-w-80 flex-1 basis-60">
        <Field label="Function" name="function" maxLength={200} autoComplete="organization-title" />
      </div>
      <Button type="submit" look="primary" className="h-11" disabled={loading} refused={refused}>
        {loading ? 'Approving...' : 'Approve This Version'}
      </Button>
    </form>
  );
}
