/** Pages for a single task, public pages and shared ones are not among them. */
const RAILED =
  /^\/(uk\/)?(account|actions|admin|dash|dead|evid|law|notif|organi|regul|report|rooms|sharing|subscription|systems)/i;

/** Whether the page at this address has the rail. */
export const hasRail = (pathname: string): boolean => RAILED.test(pathname);

/** Whether only the signed-in get to this address. */
export const isOwnPage = (pathname: string): boolean =>
  hasRail(pathname) || /^\/(uk\/)?(assessment|subscribe)\//i.test(pathname);
