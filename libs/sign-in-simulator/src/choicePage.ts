import escapeHtml from 'escape-html';
import type { SimulatedPerson } from './people.ts';

/** The choice of a person, instead of a password. */
export function choicePage(people: readonly SimulatedPerson[]): string {
  const choices = people
    .map(
      ({ subject, name, email }) =>
        `<li><button name="subject" value="${escapeHtml(subject)}"><strong>${escapeHtml(name)}</strong><br>${escapeHtml(email)}</button></li>`,
    )
    .join('\n');
  return page(
    'Who are you?',
    `<p class="notice">Sign-in simulator. It stands in for a company’s identity provider; no proof of identity is needed here.</p>
<form method="post">
<ul>
${choices}
</ul>
<button name="subject" value="">Cancel</button>
</form>`,
  );
}

/** A page to sign out at the provider as well. @param form the provider's own, which the button sends */
export function signOutPage(form: string): string {
  return page(
    'Sign out?',
    `<p class="notice">Sign-in simulator. You have signed out of AI Compliance.</p>
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out here too</button>
<button type="submit" form="op.logoutForm">Stay signed in here</button>`,
  );
}

function page(heading: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign-in simulator</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 26rem; padding: 0 1rem; color: #1c1c1c; background: #fff; }
.notice { border: 2px dashed #8a5a00; padding: .75rem 1rem; }
ul { list-style: none; padding: 0; }
button { width: 100%; min-height: 3.5rem; margin: .25rem 0; padding: .5rem 1rem; text-align: left; font: inherit; color: inherit; background: #f4f4f4; border: 1px solid #767676; border-radius: 6px; cursor: pointer; }
button:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${content}
</main>
</body>
</html>
`;
}
