import { Toast } from 'radix-ui';
import { dismissToast, useToasts } from './toast.ts';

/** The place for messages: bottom right, 5 s, swiped away to the right, focused with F8. */
export function Toaster() {
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {useToasts().map(({ id, title, text, destructive, open }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={stays => stays || dismissToast(id)}
          type={destructive ? 'foreground' : 'background'}
          className={`relative rounded-card border bg-raised p-4 pr-10 shadow-float data-[state=open]:animate-[rise_150ms]
            data-[swipe=cancel]:translate-x-0 data-[swipe=end]:hidden
            data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)
            ${destructive ? 'border-high' : 'border-line'}`}
        >
          <Toast.Title className={`text-sm font-semibold ${destructive ? 'text-high' : ''}`}>{title}</Toast.Title>
          {text && <Toast.Description className="mt-1 text-sm text-muted break-words">{text}</Toast.Description>}
          <Toast.Close
            aria-label="Close"
            className="absolute top-2 right-2 size-8 rounded-control pointer-coarse:size-11 text-lg leading-none text-muted hover:text-ink"
          >
            ×
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        className="no-print fixed right-0 bottom-0 z-50 flex w-full max-w-105 flex-col gap-2 p-4 outline-none"
      />
    </Toast.Provider>
  );
}
