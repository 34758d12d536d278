import { capitalise } from '../../ui/capitalise.ts';

/** "User logged in" for user.loggedIn: the name of an action as people read it. */
export function actionWords(action: string): string {
  const words = action
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('.', ' ')
    .toLowerCase();
  return capitalise(words).replace(/^Qms\b/, 'QMS');
}
