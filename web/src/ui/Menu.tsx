import { dots, type MenuProps, triggerClasses } from './menuTrigger.tsx';
import { useLazyComponent } from './useLazyComponent.ts';

const load = () => import('./OpenedMenu.tsx').then(module => module.OpenedMenu);

/** On the way to the button. What fails here fails again with the click, which has a message for it. */
const preload = () => void load().catch(() => undefined);

/**
 * A button that opens a short list of things to do. The list's machinery is fetched and made when it is first opened: in a
 * long table every row has one, and hardly any is used.
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
