import { longDate } from '@aicp/compliance/law/calendar';
import type { Deadline } from '../../parts/deadlines/deadlines.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DeadlineRow } from './DeadlineRow.tsx';

type Props = { from: string; to: string; deadlines: Deadline[]; today: string; onClose: () => void };

/** The deadlines of one day, or of days shared by one mark, in words. */
export function OpenedDays({ from, to, deadlines, today, onClose }: Props) {
  const title = to && to !== from ? `${longDate(from)} to ${longDate(to)}` : longDate(from);
  return (
    <Dialog title={title} open onOpenChange={onClose}>
      {deadlines.length > 0 ? (
        <ul className="-mx-5 divide-y divide-line border-y border-line">
          {deadlines.map(deadline => (
            <DeadlineRow key={deadline.key} deadline={deadline} today={today} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">Nothing is due.</p>
      )}
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
