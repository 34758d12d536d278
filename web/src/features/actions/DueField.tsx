import { longDate } from '@aicp/compliance/law/calendar';
import { LONGEST_NOTE } from '@aicp/contracts/limits';
import { type FormEvent, useState } from 'react';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { Button } from '../../ui/Button.tsx';
import { compactControl } from '../../ui/compactControl.ts';
import { TextArea } from '../../ui/Field.tsx';
import { useUpdateAction } from './useUpdateAction.ts';

type Props = {
  id: string;
  title: string;
  due: string | null;
  lawDue: string | null;
  overdue: boolean;
  disabled: boolean;
};

const DAY = /^[12]\d{3}-\d\d-\d\d$/;

/** Until when, changed in place: saved on leaving the field. A later day than the law's asks for a reason first. */
export function DueField({ id, title, due, lawDue, overdue, disabled }: Props) {
  const refused = useRefusal('work');
  const { save, saving } = useUpdateAction(id);
  const [day, setDay] = useState<string>();
  const [reason, setReason] = useState('');
  const shown = day ?? due ?? '';
  const isLater = day !== undefined && day !== due && lawDue !== null && DAY.test(day) && day > lawDue;

  async function commit(dueReason?: string) {
    if (day === undefined) return;
    if (day === (due ?? '') || (day !== '' && !DAY.test(day))) return setDay(undefined);
    await save({ due: day || null, ...(dueReason && { dueReason }) });
    setDay(undefined);
    setReason('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void commit(reason);
  }

  return (
    <form onSubmit={submit} className="min-w-0">
      <input
        type="date"
        aria-label={`Due day of ${title}`}
        title={refused}
        value={shown}
        disabled={disabled || saving || !!refused}
        onChange={({ target }) => setDay(target.value)}
        onBlur={() => !isLater && void commit()}
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isLater) void commit();
        }}
        className={`${compactControl} w-full disabled:opacity-70 ${overdue ? 'border-high font-semibold text-high' : ''}`}
      />
      {isLater && (
        <div className="relative mt-2 space-y-2">
          <TextArea
            label={`The law's day is ${longDate(lawDue)}. Why later?`}
            value={reason}
            required
            maxLength={LONGEST_NOTE}
            onChange={event => setReason(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button size="small" type="submit" look="primary" disabled={saving || !reason.trim()}>
              {saving ? 'Saving...' : 'Save day'}
            </Button>
            <Button size="small" look="quiet" onClick={() => setDay(undefined)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}
