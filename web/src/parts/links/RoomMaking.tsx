import { formatCount } from '../../ui/formatCount.ts';

type Props = {
  state: 'preparing' | 'ready' | 'failed';
  done: number;
  size: number;
  failure?: string | null | undefined;
};

/** The progress while a long room is created, or the error. */
export function RoomMaking({ state, done, size, failure }: Props) {
  if (state === 'failed')
    return (
      <p role="alert" className="rounded-card border border-line bg-surface px-5 py-4 text-sm">
        {failure ?? 'The room could not be prepared. Please create it again.'}
      </p>
    );
  const words = `${formatCount(done)} of ${formatCount(size)} reports`;
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4 text-sm">
      <p role="status">
        The room is being prepared: <span className="figures">{words}</span>
      </p>
      <progress className="mt-3 h-2 w-full accent-accent" aria-label="Prepared" value={done} max={size} />
    </div>
  );
}
