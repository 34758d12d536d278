import { dots, type MenuProps, triggerClasses } from './menuTrigger.tsx';
import { useLazyComponent } from './useLazyComponent.ts';

const load = () => import('./OpenedMenu.tsx').then(module => module.OpenedMenu);

/** Starts when the pointer approaches the button. A failure here repeats on click, which shows a message. */
const preload = () => void load().catch(() => undefined);

/**
 * A button that opens a short list of actions. The code for the list is fetched and mounted on first opening, because in a long table
 * every row has a menu and few are used.
 */
export function Menu(props: MenuProps) {
  const [OpenedMenu, fetchMenu] = useLazyComponent(load);
  if (OpenedMenu) return <OpenedMenu {...props} />;
  const { label, className, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={fetchMenu}
      onPointerEnter={preload}
      onFocus={preload}
      className={triggerClasses(className)}
    >
      {children ?? dots}
    </button>
  );
}
