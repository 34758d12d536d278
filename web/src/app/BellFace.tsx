const MAX_SHOWN = 99;

/** For example "Notifications, 3 unread". */
export const bellLabel = (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications');

export const bellClasses = `relative grid size-10 place-items-center rounded-control text-muted hover:bg-none-soft hover:text-ink
  data-[state=open]:bg-none-soft data-[state=open]:text-ink`;

/** The bell and its number, with the accessible name of the button around them. */
export function BellFace({ unread }: { unread: number }) {
  return (
    <>
      <span className="sr-only">{bellLabel(unread)}</span>
      <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" className="size-5">
        <path
          d="M10 3a5 5 0 0 0-5 5v3l-1.5 3h13L15 11V8a5 5 0 0 0-5-5ZM8 16.5a2 2 0 0 0 4 0"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-0.5 right-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-[11px] leading-4 font-semibold text-on-accent"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </>
  );
}
