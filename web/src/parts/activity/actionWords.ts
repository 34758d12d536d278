import { capitalise } from '../../ui/capitalise.ts';

/** The name of an action in words: "User logged in" for user.loggedIn. */
export function actionWords(action: string): string {
  const words = action
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('.', ' ')
    .toLowerCase();
  return capitalise(words).replace(/^Qms\b/, 'QMS');
}
