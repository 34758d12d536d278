import { today } from '../../ui/formatDate.ts';

type Day = string | null | undefined;

/** Whether a system is held today: only an owner can permanently delete it, or shorten the hold. */
export const isHeld = (heldUntil: Day): heldUntil is string => !!heldUntil && heldUntil > today();

/** Whether a date, or no date, would end a hold earlier. */
export const isShorterHold = (heldUntil: Day, day: string): boolean => isHeld(heldUntil) && day < heldUntil;
